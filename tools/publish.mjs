// @ts-check
// Publishes the builds of this checkout or image, and activates them as RELEASE_ACTIVATE says. Builds nothing.
import path from 'node:path';
import { readJson } from '@galley/remote/build/json';
import { folderOf, remoteNames } from './federation/apps.mjs';
import { publishAll } from './federation/publish.mjs';
import { activation } from './lib/activation.mjs';
import { command, root, step } from './lib/steps.mjs';
import { storeLocation } from './lib/storeLocation.mjs';

/** @param {{ name: string, release: string, dist: string }[]} apps as buildAll answers them */
export async function publishStep(apps) {
  const store = storeLocation();
  await step('Publish and activate what is new', async () => {
    const activated = await publishAll(apps, store, activation());
    if (activated === null)
      console.log(`  Nothing: ${store} runs what it ran. RELEASE_ACTIVATE=always changes that.`);
    for (const one of activated ?? []) console.log(`  ${one}`);
  });
}

/** The builds that are here. */
const built = () =>
  ['host', ...remoteNames()].map((name) => {
    const dist = path.join(folderOf(name), 'dist');
    const { release } = readJson(path.join(dist, 'release.json'));
    return { name, release: String(release), dist };
  });

if (process.argv[1] === path.join(root, 'tools/publish.mjs')) await command(() => publishStep(built()));
