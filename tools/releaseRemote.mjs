// @ts-check
// Releases one remote, or the host, to the store: checks its types and lint, builds it, runs its tests, and publishes it under
// its own version. Doesn't change active releases: it ends by printing the command that promotes the new one.
// node tools/releaseRemote.mjs <remote> | host   (npm --prefix remote-orders run release)
import path from 'node:path';
import { readJson } from '@galley/remote/build/json';
import { UNCOMMITTED } from '@galley/remote/origin';
import { folderOf, remoteNames } from './federation/apps.mjs';
import { bin, command, root, step } from './lib/steps.mjs';
import { storeLocation } from './lib/storeLocation.mjs';

/** @param {string} file of the compiled releases package */
const releases = (file) => import(path.join(root, 'releases/dist', `${file}.js`));

/** @param {string} name */
async function releaseRemote(name) {
  await step('Compile the release tools', () => bin('tsc', ['-b', 'releases']), 'fix the errors above.');
  const folder = path.basename(folderOf(name));
  const toFix = 'fix the errors above. Nothing was published.';
  await step(`Check the types of ${name}`, () => bin('tsc', ['-b', folder]), toFix);
  await step(`Lint ${name}`, () => bin('oxlint', ['--type-aware', '--max-warnings', '0', folder]), toFix);
  const { buildApp } = await import('./federation/build.mjs');
  const { release, dist } = await step(`Build ${name}`, () => buildApp(name), toFix);
  await step(
    `Test ${name}`,
    () => bin('jest', ['--ci', `${folder}/`], { env: { ...process.env, NODE_ENV: 'test' } }),
    'fix the test or the code. Nothing was published.',
  );
  const { openTrusted } = await releases('trust/openTrusted');
  const storage = await openTrusted(storeLocation(), process.env);
  await step(`Publish ${name} ${release}`, async () => {
    const { publishBuilt } = await import('./federation/publish.mjs');
    const { commit } = readJson(path.join(dist, 'release.json'));
    if (commit?.endsWith(UNCOMMITTED))
      console.log("  Some of its sources aren't committed, and its record says so.");
    if (await publishBuilt(storage, dist)) return;
    console.log("  It's already published: none of its sources have changed.");
  });
  await printNextStep(storage, name, release);
}

/** Prints the command that activates it, or the gate's reasons against it. */
async function printNextStep(storage, name, release) {
  const { checkPublished } = await releases('operations/checks');
  const { ok, reasons } = await checkPublished(storage, name, release);
  if (ok) {
    console.log("\nIt isn't active for anyone yet. To activate it:");
    console.log(`  npm run release -- canary ${name} ${release} --percent 5`);
    console.log(`  npm run release -- promote ${name} ${release} --reason "…"`);
  } else {
    console.log(`\nIt doesn't pass the gate today:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`);
  }
}

const [name = ''] = process.argv.slice(2);
const names = ['host', ...remoteNames()];
if (names.includes(name)) await command(() => releaseRemote(name));
else {
  console.error(`There is no remote '${name}': node tools/releaseRemote.mjs ${names.join(' | ')}`);
  process.exitCode = 2;
}
