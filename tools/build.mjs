// @ts-check
// Brings everything that runs up to date: the server's code, the host, the remotes and their releases.
import path from 'node:path';
import { activation } from './lib/activation.mjs';
import { bin, command, root, step } from './lib/steps.mjs';
import { storeLocation } from './lib/storeLocation.mjs';

/** A build whose inputs are unchanged costs a look at its inputs. */
export async function buildChanged() {
  await step('Compile the server', () => bin('tsc', ['-b', 'server']), 'mend what is named above.');
  const { buildAll } = await import('./federation/build.mjs');
  const apps = await step('Build host and remotes', () => buildAll(), 'mend what is named above.');
  const { publishAll } = await import('./federation/publish.mjs');
  const store = storeLocation();
  await step('Publish and activate what is new', async () => {
    const activated = await publishAll(apps, store, activation());
    if (activated === null)
      console.log(`  Nothing: ${store} runs what it ran. RELEASE_ACTIVATE=always changes that.`);
    for (const one of activated ?? []) console.log(`  ${one}`);
  });
}

if (process.argv[1] === path.join(root, 'tools/build.mjs')) await command(buildChanged);
