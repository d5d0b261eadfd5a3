// @ts-check
// Runs the long tests in full: npm run test:long. Takes hours.
import { readFileSync } from 'node:fs';
import { compile } from './lib/compile.mjs';
import { compiledTests } from './lib/results.mjs';
import { inScratch } from './lib/scratch.mjs';
import { bin, command, run, step } from './lib/steps.mjs';
import { providePackages } from './lib/system.mjs';
import { testServer } from './testServer.mjs';

/** The variables that set how much each test does; CRASH_SEED, HISTORY_SEED and FUZZ_SEED repeat a run. */
const IN_FULL = {
  CRASH_ROUNDS: '50',
  FEED_CRASH_ROUNDS: '20',
  FEED_MUTATIONS: '8000',
  FILE_MUTATIONS: '2000',
  PROVIDER_KILLS: '20',
  HISTORY_SECONDS: '600',
  FUZZ_RUNS: '1000',
  FAILOVER_ROUNDS: '20',
  FAILOVER_READERS: '100',
  TEST_LONG: '1',
};
/**
 * What marks a test file of which `npm test` runs only a part: it reads a variable above, takes its part from `length.ts` (or
 * from `orderSearchContract`, which does), or runs on one database.
 */
const PART = new RegExp(
  `process\\.env\\.(${Object.keys(IN_FULL).join('|')})\\b|/length\\.js'|\\borderSearchContract\\(|\\bonOneServer\\(|\\(ONE,`,
);

Object.assign(process.env, { TEST_LIMIT_MINUTES: '240', NODE_ENV: 'test', NO_COLOR: '1' });
await command(() =>
  inScratch(async () => {
    await providePackages();
    await compile();
    const { buildChanged } = await import('./build.mjs');
    await buildChanged();
    await step(
      'Host and remotes of the last versions, from their commits',
      () => run(process.execPath, ['tools/versions/build.mjs']),
      'fix the errors above.',
    );
    await step(
      'Workbench of the UI kit',
      () => run(process.execPath, ['tools/workbench.mjs', 'build']),
      'fix the errors above.',
    );
    await step('Every fault in every remote, and journeys on PostgreSQL, in Chromium', () =>
      bin('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
        env: { ...process.env, TEST_LONG: '1' },
      }),
    );
    await step('Crashes, histories, fuzzing and other long tests', () =>
      testServer(
        [
          ...compiledTests('long'),
          ...compiledTests('short').filter((file) => PART.test(readFileSync(file, 'utf8'))),
        ],
        IN_FULL,
      ),
    );
    await step('sqlmap and wapiti on every call', () =>
      run(process.execPath, ['tools/attack.mjs'], {
        // Uses its own database, because the attack writes to it.
        env: { ...process.env, DATABASE_URL: undefined, DATABASE_READ_URL: undefined },
      }),
    );
  }),
);
