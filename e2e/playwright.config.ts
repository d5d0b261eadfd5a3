import { defineConfig } from '@playwright/test';
import { chromium } from './support/chromium.ts';

export default defineConfig<object, { engine: 'embedded' | 'postgres' }>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './support/globalSetup.ts',
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
    { name: 'postgres', use: { engine: 'postgres' }, testMatch: '**/journeys/*.spec.ts', grep: /@both/ },
  ],
});
