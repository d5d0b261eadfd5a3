import { defineConfig } from '@playwright/test';
import { chromium } from './support/chromium.ts';

/** What is long by nature is in `npm run test:long`. */
const isLong = process.env.TEST_LONG === '1';

export default defineConfig<object, { engine: 'embedded' | 'postgres' }>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './support/globalSetup.ts',
  ...(isLong ? { grep: /@long/ } : { grepInvert: /@long/ }),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  // Many times what all of them take: what hangs outside of a test ends, too.
  globalTimeout: 60 * 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    launchOptions: chromium,
    // Without a film: every journey would pay for it, and what a failed one looked like at its end is kept anyway.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    // Below 1000 px the activities are cards, as every other list (ACT-04).
    viewport: { width: 990, height: 900 },
    timezoneId: 'America/Denver',
    locale: 'en-US',
  },
  projects: [
    { name: 'embedded', use: { engine: 'embedded' } },
    ...(isLong
      ? []
      : [
          {
            name: 'postgres',
            use: { engine: 'postgres' as const },
            testMatch: '**/journeys/*.spec.ts',
            grep: /@both/,
          },
        ]),
  ],
});
