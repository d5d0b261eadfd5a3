// Compares the first list of two checkouts, each on its own server, alternating in one run: how soon it's painted, and how long it
// keeps the main thread busy. Both need npm start once, for the builds.
// node bench/web/checkouts.mjs --checkouts ../before,. [--rounds 8] [--profile "unthrottled, 4x CPU"]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { quantile, round, signIn } from '../../tools/lib/server.mjs';
import { chosenOf } from '../lib/chosen.mjs';
import { launchBareBrowser } from './bareBrowser.mjs';
import { CARD, coldAndWarm, ORDERS, PROFILES } from './walk.mjs';

/** A profile in which scripts, layout and styles take most of the time. */
const SLOW_PROCESSOR = { ...PROFILES.unthrottled, slowdown: 4 };
const profiles = { 'unthrottled, 4x CPU': SLOW_PROCESSOR, ...PROFILES };
const chosen = chosenOf({ checkouts: '', rounds: 8, profile: 'unthrottled, 4x CPU' });

const folder = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
const sides = [];
const bare = await launchBareBrowser();
try {
  for (const [nth, checkout] of chosen.checkouts.split(',').entries()) {
    const { startServer } = await import(pathToFileURL(path.resolve(checkout, 'tools/lib/server.mjs')).href);
    const data = mkdtempSync(path.join(folder, `${nth}-`));
    const server = await startServer(data, { DEMO: 'small' });
    const token = await signIn(server.url, 'manager@galley.example');
    sides.push({ checkout, server, token, figures: {} });
  }
  for (let turn = 0; turn < chosen.rounds; turn += 1)
    for (const { server, token, figures } of turn % 2 === 0 ? sides : sides.toReversed()) {
      const page = { url: server.url + ORDERS, first: CARD, token, profile: profiles[chosen.profile] };
      for (const [what, value] of Object.entries(await coldAndWarm(bare, page, 'first list')))
        (figures[what] ??= []).push(value);
    }
} finally {
  await bare.close();
  for (const { server } of sides) await server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
const [before] = sides;
console.table(
  Object.keys(before.figures)
    .filter((what) => !what.endsWith('shift'))
    .map((what) => {
      const at = ({ figures }) => quantile(figures[what], 0.5);
      return {
        what,
        ...Object.fromEntries(sides.map((side) => [side.checkout, round(at(side))])),
        ratio: Math.round((at(sides.at(-1)) / at(before)) * 1000) / 1000,
      };
    }),
);
