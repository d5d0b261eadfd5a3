import { defineConfig } from '@playwright/test';

/** A Chromium on this machine, to use instead of Playwright's own. */
const executablePath = process.env.CHROMIUM;

/** `npm start` serves this remote inside the Galley that RELEASE_SERVER names. */
const url = 'http://localhost:4101';

export default defineConfig({
  testDir: 'e2e',
  use: {
    baseURL: url,
    serviceWorkers: 'block',
    ...(executablePath ? { launchOptions: { executablePath, args: ['--no-sandbox'] } } : {}),
  },
  webServer: { command: 'npm start', url: `${url}/__remote/release.json`, reuseExistingServer: true },
});
