// How fast the browser's side is, federated as it ships beside the same app split by route and as one file: all three
// in one run, turn about, on Slow 4G with a four times slower processor and unthrottled.
// node bench/web/run.mjs [--rounds 5] [--full 2] [--profile "Slow 4G, 4x CPU"]
// (needs npm start once, for the builds). The first --full rounds also open every modal and unfold 200 cards.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { quantile, round, signIn } from '../lib/server.mjs';
import { launchBareBrowser } from './bareBrowser.mjs';
import { CHROMIUM } from './chromium.mjs';
import { serveVariants } from './serve.mjs';
import { buildVariants } from './variants.mjs';
import { loads, PROFILES, walk } from './walk.mjs';

const { values: chosen } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    full: { type: 'string', default: '2' },
    profile: { type: 'string', multiple: true, default: Object.keys(PROFILES) },
  },
});

const collected = {};
function collect(profile, variant, result) {
  for (const [name, value] of Object.entries(result)) {
    const figures = (((collected[profile] ??= {})[name] ??= {})[variant] ??= []);
    figures.push(...[value].flat());
  }
}

function table(profile) {
  return Object.entries(collected[profile]).map(([what, figures]) => {
    const at = (variant) => {
      const q = what.startsWith('INP') ? 0.75 : 0.5;
      return quantile(figures[variant] ?? [Number.NaN], q);
    };
    const digits = (number) =>
      what.endsWith('shift') ? Math.round(number * 10_000) / 10_000 : round(number);
    const [federated, split, one] = ['federated', 'split by route', 'one file'].map(at);
    return {
      what,
      federated: digits(federated),
      'split by route': digits(split),
      'one file': digits(one),
      'to split': Math.round((federated / split) * 100) / 100,
      'to one file': Math.round((federated / one) * 100) / 100,
    };
  });
}

function permutations(items) {
  if (items.length < 2) return [items];
  return items.flatMap((first, index) =>
    permutations(items.toSpliced(index, 1)).map((others) => [first, ...others]),
  );
}

const served = await serveVariants(await buildVariants());
const browser = await chromium.launch(CHROMIUM);
const bare = await launchBareBrowser();
try {
  const variants = Object.entries(served.urls);
  const orders = permutations(variants);
  let loaded = 0;
  const token = await signIn(variants[0][1], 'manager@galley.example');
  for (let turn = 0; turn < Number(chosen.rounds); turn += 1) {
    for (const profile of chosen.profile) {
      // Turn about load by load: within minutes the machine itself becomes faster or slower by more than what is asked here. And in
      // every order: what a browser still does for the page before takes from the next one.
      for (let load = 0; load < PROFILES[profile].loads; load += 1) {
        for (const [variant, url] of orders[loaded % orders.length])
          collect(profile, variant, await loads(bare, { url, token, profile: PROFILES[profile] }));
        loaded += 1;
      }
      for (const [variant, url] of orders[turn % orders.length]) {
        const full = turn < Number(chosen.full);
        collect(profile, variant, await walk(browser, { url, token, profile: PROFILES[profile], full }));
      }
    }
    console.error(`round ${turn + 1} of ${chosen.rounds}`);
  }
} finally {
  await browser.close();
  await bare.close();
  await served.stop();
}
for (const profile of chosen.profile) {
  console.log(`${profile}: medians in milliseconds (INP: 75th percentile), and ratios`);
  console.table(table(profile));
}
