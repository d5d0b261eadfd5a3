// @ts-check
// Tests what a change affects: npm run test:changed -- [commit], everything since that commit (default: the last one).
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from './federation/apps.mjs';
import { compile } from './lib/compile.mjs';
import { inBatches } from './lib/batches.mjs';
import { compiledTests } from './lib/results.mjs';
import { inScratch } from './lib/scratch.mjs';
import { bin, command, root, step } from './lib/steps.mjs';
import { testServer } from './testServer.mjs';

/** Platform journeys that involve a package start with one of these words; a remote's own are in e2e/<its name>. */
const JOURNEYS = {
  'remote-activities': ['calendar', 'drafts'],
  'remote-orders': ['selects'],
  host: ['shell', 'screens', 'signIn', 'filter'],
  shared: ['screens', 'lists', 'selects', 'calendar'],
  server: ['screens'],
};
/** Tests that check the whole repository in seconds. */
const ALWAYS = /server\/test\/dist\/(folders|repository|specification|securityDocument)\.test\.js$/;
/** What every room of the server depends on. */
const FOUNDATION =
  /^(shared\/src\/(contract|domain)|server\/src\/(db|http|[^/]+\.ts$)|server\/test\/(db|[^/]+\.ts$))/;

const lines = /** @param {string[]} args */ (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** @param {string} since */
const changedSince = (since) => [
  ...lines('diff', '--name-only', '--diff-filter=d', since),
  ...lines('ls-files', '--others', '--exclude-standard'),
];

/** The tests of rooms that changed; all tests if something changed that all rooms depend on. @param {string[]} changed */
function serverTests(changed) {
  const isAll = changed.some((file) => FOUNDATION.test(file) && !file.endsWith('.test.ts'));
  const folders = new Set(changed.map((file) => /^server\/(?:src|test)\/([^/]+)\//.exec(file)?.[1]));
  const areReleases = changed.some((file) => file.startsWith('releases/'));
  const files = new Set(
    changed.map((file) => file.replace(/^server\/test\/(.*)\.ts$/, 'server/test/dist/$1.js')),
  );
  return compiledTests('short').filter((test) => {
    const file = path.relative(root, test);
    const folder = /^server\/test\/dist\/([^/]+)\//.exec(file)?.[1];
    if (ALWAYS.test(file) || files.has(file)) return true;
    if (areReleases && (file.startsWith('releases/') || folder === 'releases')) return true;
    return file.startsWith('server/') && (isAll || (folder !== undefined && folders.has(folder)));
  });
}

/** @param {string[]} changed */
function journeys(changed) {
  const words = Object.entries(JOURNEYS).flatMap(([name, some]) =>
    changed.some((file) => file.startsWith(`${name}/src/`)) ? some : [],
  );
  const platform = readdirSync(path.join(root, 'e2e/journeys'))
    .filter((file) => words.some((word) => file.startsWith(word)))
    .map((file) => `e2e/journeys/${file}`);
  const own = remoteNames()
    .filter((name) =>
      changed.some((file) =>
        [`remote-${name}/src/`, `server/src/${name}/`].some((at) => file.startsWith(at)),
      ),
    )
    .map((name) => `e2e/${name}/`);
  return [...new Set([...platform, ...own, ...changed.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file))])];
}

await command(() =>
  inScratch(async () => {
    const changed = changedSince(process.argv[2] ?? 'HEAD');
    console.log(`${changed.length} changed ${changed.length === 1 ? 'file' : 'files'}.`);
    // Compile first: lint reads the compiled types of packages.
    await compile();
    await step('Lint', () => bin('oxlint', ['--type-aware', '--max-warnings', '0']));
    await step('Format', () => bin('oxfmt', ['--check']), 'run npm run format.');
    const sources = changed.filter((file) => /\.(tsx?|s?css)$/.test(file));
    if (sources.length > 0)
      await step('Unit and component tests', () =>
        bin('jest', ['--passWithNoTests', '--findRelatedTests', ...sources]),
      );
    await step('Server and release tests', () => testServer(inBatches(serverTests(changed))));
    const specs = journeys(changed);
    if (specs.length === 0) return;
    const { buildChanged } = await import('./build.mjs');
    await buildChanged();
    await step('Journeys in Chromium', () =>
      bin('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...specs]),
    );
  }),
);
