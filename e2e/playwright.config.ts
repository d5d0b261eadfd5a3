import { defineConfig } from '@playwright/test';
import { chromium } from './support/chromium.ts';

/** Long journeys are in `npm run test:long`. */
const isLong = process.env.TEST_LONG === '1';

export default defineConfig<object, { engine: 'embedded' | 'postgres' }>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './support/globalSetup.ts',
  fullyParallel: true,
  workers: 3,
  // A journey that passes on the second attempt is reported as flaky at the end of the run (decision 131).
  retries: 1,
  timeout: 60_000,
  // Many times longer than a whole run, so that a hang outside a test also ends.
  globalTimeout: 60 * 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    launchOptions: chromium,
    // A trace slows down every journey by a third, but only failed ones would keep it: `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Below 1000 px the activities are cards, like every other list (ACT-04).
    viewport: { width: 990, height: 900 },
    // A service worker would answer requests that journeys intercept; only the journeys of the installed app allow it.
    serviceWorkers: 'block',
    timezoneId: 'America/Denver',
    locale: 'en-US',
  },
  projects: isLong
    ? [
        { name: 'embedded', use: { engine: 'embedded' }, grep: /@long/ },
        // The server's tests cover differences in SQL.
        {
          name: 'postgres',
          use: { engine: 'postgres' },
          testIgnore: '**/faults/**',
          grep: /@both/,
        },
      ]
    : [{ name: 'embedded', use: { engine: 'embedded' }, grepInvert: /@long/ }],
});
