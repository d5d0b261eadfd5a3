import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/test.ts';
import { startFaultProxy, type Fault, type FaultProxy } from './faultProxy.ts';

const test = base.extend<object, { faulty: FaultProxy }>({
  faulty: [
    async ({ galley }, provide) => {
      const faulty = await startFaultProxy(galley.url);
      await provide(faulty);
      await faulty.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ faulty }, provide) => provide(faulty.url),
});

const ENTRY = /\/remotes\/contacts\/[^/]+\/remoteEntry\.js/;
const ANY_CHUNK = /\/remotes\/contacts\/[^/]+\/(?!remoteEntry).+\.js/;

const contactsArea = (page: Page) => page.getByRole('alert').filter({ hasText: /contacts/i });
const header = (page: Page, name: string) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${name} `) })
    .first();

async function otherScreensWork(page: Page) {
  await header(page, 'Activities').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
}

test.use({ expectedErrors: [/./] });

test.describe('A remote that fails', () => {
  test.beforeEach(async ({ page, signInAs, faulty }) => {
    faulty.heal();
    await signInAs(page);
  });
  test.afterEach(({ faulty }) => faulty.heal());

  for (const fault of ['down', '500', '404', 'html', 'garbage', 'hang'] satisfies Fault[]) {
    test(`${fault}: the shell and the other screens work, and Try again brings it back without a reload`, async ({
      page,
      faulty,
    }) => {
      faulty.inject(fault, /\/remotes\/contacts\//);
      await page.goto('/contacts');
      await expect(header(page, 'Companies')).toBeVisible();
      await expect(contactsArea(page)).toBeVisible({ timeout: 20_000 });
      await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
      await otherScreensWork(page);
      await header(page, 'Contacts').click();
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible({ timeout: 20_000 });
      faulty.heal();
      await again.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible({
        timeout: 20_000,
      });
      expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);
      expect(await page.evaluate(() => 'foreignCodeRan' in globalThis)).toBe(false);
    });
  }

  for (const [what, paths] of [
    ['entry', ENTRY],
    ['chunk', ANY_CHUNK],
  ] as const) {
    test(`a tampered ${what} is refused and never runs`, async ({ page, faulty }) => {
      faulty.inject('tampered', paths);
      await page.goto('/contacts');
      await expect(contactsArea(page)).toBeVisible({ timeout: 20_000 });
      expect(await page.evaluate(() => 'foreignCodeRan' in globalThis)).toBe(false);
      await otherScreensWork(page);
    });
  }
});
