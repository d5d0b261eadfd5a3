// @ts-check
// Publishes the builds in this checkout or image, and activates them according to RELEASE_ACTIVATE. Builds nothing.
import path from 'node:path';
import { readJson } from '@galley/remote/build/json';
import { folderOf, remoteNames } from './federation/apps.mjs';
import { publishAll } from './federation/publish.mjs';
import { activation } from './lib/activation.mjs';
import { command, root, step } from './lib/steps.mjs';
import { storeLocation } from './lib/storeLocation.mjs';

/** @param {{ name: string, release: string, dist: string }[]} apps as buildAll returns them */
export async function publishStep(apps) {
  const store = storeLocation();
  await step('Publish and activate new builds', async () => {
    const activated = await publishAll(apps, store, activation());
    if (activated === null)
      console.log(
        `  Nothing was published, because RELEASE_ACTIVATE is never, or ${store} has active releases. To publish and activate these builds, set RELEASE_ACTIVATE=always.`,
      );
    for (const one of activated ?? []) console.log(`  ${one}`);
  });
}

/** The builds that exist here. */
const built = () =>
  ['host', ...remoteNames()].map((name) => {
    const dist = path.join(folderOf(name), 'dist');
    const { release } = readJson(path.join(dist, 'release.json'));
    return { name, release: String(release), dist };
  });

if (process.argv[1] === path.join(root, 'tools/publish.mjs')) await command(() => publishStep(built()));
