import { defineConfig } from '@playwright/test';

/** A Chromium of this machine, in the place of Playwright's own. */
const executablePath = process.env.CHROMIUM;

/** A Galley with this remote in it: `npm start` serves it, from the server that RELEASE_SERVER names. */
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
