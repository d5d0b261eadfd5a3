// @ts-check
// Builds everything that runs: the server's code, the host, the remotes and their releases.
import path from 'node:path';
import { compile } from './lib/compile.mjs';
import { command, root, step } from './lib/steps.mjs';
import { writeBuild } from './image/tag.mjs';
import { publishStep } from './publish.mjs';

/**
 * Builds only what has changed: an unchanged build only costs reading its inputs.
 * @param {{ types?: boolean }} [options] types: false skips the archives of the remotes' types
 */
export async function buildChanged(options = {}) {
  // The sample provider runs beside the demo.
  await compile('Compile the server', ['server', 'examples/provider']);
  writeBuild();
  const { buildAll } = await import('./federation/build.mjs');
  const apps = await step(
    'Build host and remotes',
    () => buildAll(undefined, undefined, options),
    'fix the errors above.',
  );
  await publishStep(apps);
}

if (process.argv[1] === path.join(root, 'tools/build.mjs')) await command(buildChanged);
