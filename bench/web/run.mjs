// Compares the browser's speed of three builds: federated as it ships, split by route, and as one file (variants.mjs). They
// alternate in one run, on Slow 4G with a four times slower processor and unthrottled.
// node bench/web/run.mjs [--rounds 5] [--full 2] [--profile "Slow 4G, 4x CPU"]
// (needs npm start once, for the builds). The first --full rounds also open every modal and expand 200 cards.
import { chromium } from '@playwright/test';
import { quantile, round, signIn } from '../../tools/lib/server.mjs';
import { chosenOf } from '../lib/chosen.mjs';
import { launchBareBrowser } from './bareBrowser.mjs';
import { CHROMIUM } from './chromium.mjs';
import { serveVariants } from './serve.mjs';
import { buildVariants } from './variants.mjs';
import { loads, PROFILES, walk } from './walk.mjs';

const chosen = chosenOf({ rounds: 5, full: 2, profile: Object.keys(PROFILES) });

const ENOUGH = 12;

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
    const others = Object.keys(served.urls).filter((variant) => variant !== 'federated');
    const ratioTo = (variant) => Math.round((at('federated') / at(variant)) * 1000) / 1000;
    return {
      what,
      federated: digits(at('federated')),
      ...Object.fromEntries(others.map((variant) => [variant, digits(at(variant))])),
      ...Object.fromEntries(others.map((variant) => [`to ${variant}`, ratioTo(variant)])),
    };
  });
}

function permutations(items) {
  if (items.length < 2) return [items];
  return items.flatMap((first, index) =>
    permutations(items.toSpliced(index, 1)).map((others) => [first, ...others]),
  );
}

/**
 * How much longer the federated build took in the same turn: the median, and its 95% confidence interval (by the sign test, which
 * assumes nothing about the distribution). Only for page loads, and only with enough turns.
 */
function differences(profile) {
  return Object.entries(collected[profile]).flatMap(([what, { federated, ...others }]) =>
    !/, (cold|warm)$/.test(what) || federated.length < ENOUGH
      ? []
      : Object.entries(others).map(([variant, figures]) => {
          const sorted = federated.map((took, turn) => took - figures[turn]).sort((a, b) => a - b);
          const reach = 0.98 * Math.sqrt(sorted.length);
          const at = (rank) => round(sorted[Math.round((sorted.length - 1) / 2 + rank)]);
          return {
            what,
            beside: variant,
            median: at(0),
            from: at(-reach),
            to: at(reach),
            turns: sorted.length,
          };
        }),
  );
}

const served = await serveVariants(await buildVariants());
const browser = await chromium.launch(CHROMIUM);
const bare = await launchBareBrowser();
try {
  const variants = Object.entries(served.urls);
  const orders = permutations(variants);
  // A step of seven puts a different variant first in each turn, and runs through all orders before it repeats one.
  const orderAt = (turn) => orders[(turn * 7) % orders.length];
  let loaded = 0;
  const token = await signIn(variants[0][1], 'manager@galley.example');
  for (let turn = 0; turn < chosen.rounds; turn += 1) {
    for (const profile of chosen.profile) {
      // Alternate load by load, because within minutes the machine's own speed changes by more than the difference to measure. Use
      // every order, because a browser's late work for one page slows down the next.
      for (let load = 0; load < PROFILES[profile].loads; load += 1) {
        for (const [variant, url] of orderAt(loaded))
          collect(profile, variant, await loads(bare, { url, token, profile: PROFILES[profile] }));
        loaded += 1;
      }
      for (const [variant, url] of orderAt(turn)) {
        const full = turn < chosen.full;
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
  const rows = differences(profile);
  if (rows.length > 0) {
    console.log('How much longer the federated build took in the same turn, in milliseconds');
    console.table(rows);
  }
}
