import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startStaticOrigin } from '../faults/staticOrigin.ts';
import { axeFindings } from '../support/axe.ts';
import { root } from '../support/galleyServer.ts';

const BUILT = path.join(root, 'shared/workbench/dist');

/** Shows another story in the same page, and waits until only endless animations are running. */
async function show(page: Page, story: string): Promise<void> {
  await page.evaluate((address) => {
    location.hash = encodeURIComponent(address);
  }, story);
  await page.waitForFunction(
    (address) =>
      document.documentElement.dataset['shown'] === address &&
      !document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        ),
    story,
  );
}

/** The defects of the current story. */
async function faultsOf(page: Page): Promise<string[]> {
  const found = await axeFindings(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);
  return [
    ...found.map(({ rule, where }) => `${rule} at ${where.join(', ')}`),
    ...(overflow > 0 ? [`${overflow} px wider than the window`] : []),
  ];
}

test('every story of the workbench is accessible, fits a phone and a desktop, light and dark, and logs no error @long (KIT-02)', async ({
  page,
}) => {
  test.setTimeout(20 * 60_000);
  expect(existsSync(path.join(BUILT, 'renderer.html')), 'built by node tools/workbench.mjs build').toBe(true);
  const origin = await startStaticOrigin(BUILT);
  let shown = '';
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${shown}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${shown}: ${error}`));

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${origin.url}/renderer.html`);
      const stories = await page.getByRole('main').getByRole('link').allTextContents();
      expect(stories.length).toBeGreaterThan(80);
      for (const story of stories) {
        shown = `${story} (${colorScheme}, ${width} px)`;
        await show(page, story).catch(() => faults.push(`${shown}: was not shown`));
        for (const fault of await faultsOf(page)) faults.push(`${shown}: ${fault}`);
      }
    }
  }
  await origin.close();
  expect(faults).toEqual([]);
});
