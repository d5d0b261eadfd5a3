// @ts-check
// The server and release tests, on both databases: pnpm test:server.
import path from 'node:path';
import { compiledTests } from './lib/results.mjs';
import { bin, command, root, run, step } from './lib/steps.mjs';

/** @param {string[]} reporters more arguments for the runner */
export const testServer = (reporters = []) =>
  run(process.execPath, ['--test', '--test-concurrency=2', ...reporters, ...compiledTests()], {
    env: { ...process.env, NODE_ENV: 'test', FORCE_COLOR: '0', NO_COLOR: '1' },
  });

if (process.argv[1] === path.join(root, 'tools/test-server.mjs')) {
  await command(async () => {
    await step('Types', () => bin('tsc', ['-b']), 'mend what is named above.');
    await step('Server and release tests, on both databases', () => testServer());
  });
}
