// @ts-check
// Packs the packages that teams outside of this workspace install, as they are published: one tarball each, into packages/.
// node tools/pack.mjs [folder]
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bin, command, root, run, step } from './lib/steps.mjs';

/** Their folders, in the order in which they need each other. */
export const PACKAGES = ['shared', 'releases', 'server/client', 'tools/remote', 'tools/create-galley-remote'];

/** @param {string} folder where the tarballs are written; what was there is removed */
export async function packAll(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  // npm would leave `workspace:` and `catalog:` in the dependencies.
  for (const name of PACKAGES) {
    const from = ['--dir', path.join(root, name), 'pack', '--pack-destination', folder];
    await run('npx', ['--yes', packageManager, ...from], { quiet: true });
  }
  return readdirSync(folder).map((file) => path.join(folder, file));
}

if (process.argv[1] === path.join(root, 'tools/pack.mjs')) {
  await command(async () => {
    await step('Compile', () => bin('tsc', ['-b', 'shared', 'releases', 'server/client']));
    const folder = path.resolve(root, process.argv[2] ?? 'packages');
    for (const file of await packAll(folder)) console.log(`  ${file}`);
  });
}
