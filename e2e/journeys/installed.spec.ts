import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '../support/chromium.ts';
import { expect, test } from '../support/test.ts';

test('the app can be installed: the browser finds its name and icons, and no error (INST-01)', async ({
  playwright,
  galley,
}) => {
  // A private window can't install apps, so this needs a profile.
  const profile = mkdtempSync(path.join(tmpdir(), 'galley-installed-'));
  const context = await playwright.chromium.launchPersistentContext(profile, chromium);
  const page = await context.newPage();
  await page.goto(galley.url);
  const session = await context.newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${galley.url}/app.webmanifest`, []]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Galley', start_url: '/', display: 'standalone' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  await context.close();
  rmSync(profile, { recursive: true });
});

test('the frame of the app has the color of the header, light and dark (INST-02)', async ({ page }) => {
  await page.goto('/');
  for (const [colorScheme, color] of [
    ['light', '#14213d'],
    ['dark', '#0a101c'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const shown = () =>
      page.evaluate(() => {
        const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
        return {
          frame: metas.find(({ media }) => matchMedia(media).matches)?.content,
          ink: getComputedStyle(document.documentElement).getPropertyValue('--galley-ink').trim(),
        };
      });
    await expect.poll(shown).toEqual({ frame: color, ink: color });
  }
});
