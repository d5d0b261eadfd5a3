// @ts-check
// The server and release tests, on both databases: npm run test:server.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from './lib/compile.mjs';
import { inBatches } from './lib/batches.mjs';
import { testLimitMs } from './lib/limits.mjs';
import { inScratch } from './lib/scratch.mjs';
import { compiledTests, nodeResult, resultFiles } from './lib/results.mjs';
import { command, root, run, step } from './lib/steps.mjs';

/** @param {string} file of this folder */
const lib = (file) => path.join(root, 'tools/lib', file);

/**
 * One more than the two processors of the smallest machine: while one file waits for a lock or a starting server, another runs.
 */
const AT_ONCE = 3;

/** Creates the databases that tests copy. */
export const prepareDatabases = () =>
  run(process.execPath, [path.join(root, 'server/test/dist/db/prepareTemplates.js')]);

/**
 * Runs compiled test files, or batches of them, each in its own process. A file that hangs fails, and the report names the tests
 * that were running then.
 * @param {string[]} files
 * @param {NodeJS.ProcessEnv} env
 */
export async function testServer(files = inBatches(compiledTests('short')), env = {}) {
  mkdirSync(resultFiles.directory, { recursive: true });
  rmSync(resultFiles.node, { force: true });
  try {
    await prepareDatabases();
    await run(
      process.execPath,
      [
        `--import=${pathToFileURL(lib('fileLimit.mjs')).href}`,
        '--test',
        `--test-concurrency=${AT_ONCE}`,
        `--test-timeout=${testLimitMs()}`,
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        `--test-reporter=${lib('nodeReporter.mjs')}`,
        `--test-reporter-destination=${resultFiles.node}`,
        ...files,
      ],
      { env: { ...process.env, NODE_ENV: 'test', FORCE_COLOR: '0', NO_COLOR: '1', ...env } },
    );
  } catch (error) {
    for (const { file, running } of nodeResult()?.killed ?? [])
      console.error(
        `✗ ${path.relative(root, file)} was killed. Still running, oldest first:\n  ${running.join('\n  ')}`,
      );
    throw error;
  }
}

if (process.argv[1] === path.join(root, 'tools/testServer.mjs')) {
  await command(async () => {
    await compile();
    await step('Server and release tests, on both databases', () => inScratch(testServer));
  });
}
