// Compares how soon My Day and the first list are painted. They alternate on one server, each with an empty and with a full cache.
// My Day is built from the packed packages, as its team would build it.
// node bench/myDay.mjs [--rounds 8]   (needs npm start once, and tsc -b server/test)
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../releases/dist/cli/runCommand.js';
import {
  commit,
  create,
  galleyRemote,
  installLinked,
  pack,
  writeMyDay,
} from '../server/test/dist/builds/outsideTeam.js';
import { quantile, round, signIn, startServer } from '../tools/lib/server.mjs';
import { chosenOf } from './lib/chosen.mjs';
import { launchBareBrowser } from './web/bareBrowser.mjs';
import { PROFILES } from './web/walk.mjs';

const chosen = chosenOf({ rounds: 8 });
const PAGES = {
  'My Day': { path: '/my-day', first: '.day-tile:not([aria-disabled=true]) b' },
  'first list': { path: '/activities', first: '.list-screen article' },
};

async function orThrow(said) {
  const { code, out, err } = await said;
  if (code !== 0) throw new Error(err);
  return out;
}

/** Builds My Day in a separate repository. @returns the folder of the build */
async function build(scratch) {
  const tarballs = await pack(path.join(scratch, 'packages'));
  const repository = create(scratch, tarballs, '--name', 'my-day', '--title', 'My Day');
  installLinked(repository, tarballs);
  writeMyDay(repository);
  commit(repository, 'Show the day');
  await orThrow(galleyRemote(repository, { url: '', token: '' }, 'build'));
  return path.join(repository, 'dist');
}

const scratch = mkdtempSync(path.join(tmpdir(), 'galley-my-day-'));
const dist = await build(scratch);
const galley = await startServer(scratch, { DEMO: 'small', RELEASE_ACTIVATE: 'never' });
const token = await signIn(galley.url, 'rep@galley.example');
const store = ['--store', path.join(scratch, 'store')];
const published = await orThrow(runCommand(['publish', dist, ...store]));
const id = published.trim().split(' ').at(-1);
await orThrow(runCommand(['promote', 'my-day', id, '--reason', 'bench', ...store]));
const knows = async () => (await (await fetch(`${galley.url}/releases.json`)).json()).remotes['my-day'];
while ((await knows()) === undefined) await new Promise((resolve) => setTimeout(resolve, 100));

const bare = await launchBareBrowser();
const took = {};
for (let turn = 0; turn < chosen.rounds; turn += 1) {
  const order = Object.entries(PAGES);
  for (const [name, { path: address, first }] of turn % 2 === 0 ? order : order.reverse()) {
    const profile = PROFILES.unthrottled;
    const loads = await bare.coldAndWarm({ url: galley.url + address, first, token, profile });
    for (const [state, { took: ms }] of Object.entries(loads)) ((took[state] ??= {})[name] ??= []).push(ms);
  }
}
console.table(
  Object.entries(took).map(([state, byPage]) => {
    const of = (name) => quantile(byPage[name], 0.5);
    return {
      state,
      'My Day ms': round(of('My Day')),
      'first list ms': round(of('first list')),
      ratio: Math.round((of('My Day') / of('first list')) * 100) / 100,
    };
  }),
);
await bare.close();
await galley.stop();
rmSync(scratch, { recursive: true });
