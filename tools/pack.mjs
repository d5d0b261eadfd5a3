// @ts-check
// Packs the packages for teams outside this workspace as they are published: a tarball each, into packages/.
// node tools/pack.mjs [folder]
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bin, command, root, run, step } from './lib/steps.mjs';

const PACKAGES = [
  '@galley/shared',
  '@galley/releases',
  '@galley/client',
  '@galley/remote',
  'create-galley-remote',
];

/** @param {string} folder where to write the tarballs; emptied first */
export async function packAll(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  // pnpm, because npm would leave `workspace:` and `catalog:` in the dependencies.
  const named = PACKAGES.flatMap((name) => ['--filter', name]);
  const pack = ['--recursive', ...named, 'pack', '--pack-destination', folder];
  await run('npx', ['--yes', packageManager, ...pack], { quiet: true });
  return readdirSync(folder).map((file) => path.join(folder, file));
}

if (process.argv[1] === path.join(root, 'tools/pack.mjs')) {
  await command(async () => {
    await step('Compile', () => bin('tsc', ['-b', 'shared', 'releases', 'server/client']));
    const folder = path.resolve(root, process.argv[2] ?? 'packages');
    for (const file of await packAll(folder)) console.log(`  ${file}`);
  });
}
