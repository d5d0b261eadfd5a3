import { defineConfig } from '@playwright/test';
import { chromium } from './support/chromium.ts';

/** What is long by nature is in `npm run test:long`. */
const isLong = process.env.TEST_LONG === '1';

export default defineConfig<object, { engine: 'embedded' | 'postgres' }>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './support/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  // A journey that passes the second time is named as flaky at the end of the run (decision 131).
  retries: 1,
  timeout: 60_000,
  // Many times what all of them take: what hangs outside of a test ends, too.
  globalTimeout: 60 * 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    launchOptions: chromium,
    // A trace costs every journey a third of its time, and only failed ones would keep theirs: `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Below 1000 px the activities are cards, as every other list (ACT-04).
    viewport: { width: 990, height: 900 },
    // A service worker would answer what journeys answer themselves; the journeys of the installed app let it in.
    serviceWorkers: 'block',
    timezoneId: 'America/Denver',
    locale: 'en-US',
  },
  projects: isLong
    ? [
        { name: 'embedded', use: { engine: 'embedded' }, grep: /@long/ },
        // What its SQL does differently, the server's tests know.
        {
          name: 'postgres',
          use: { engine: 'postgres' },
          testIgnore: '**/faults/**',
          grep: /@both/,
        },
      ]
    : [{ name: 'embedded', use: { engine: 'embedded' }, grepInvert: /@long/ }],
});
