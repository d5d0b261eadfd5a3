import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { button, cards } from '../support/activities.ts';
import { startGalley } from '../support/galleyServer.ts';
import { hostileData, PAYLOAD } from '../support/hostile.ts';
import { withOwn } from '../support/ownServer.ts';
import { expect } from '../support/test.ts';
import { longUnless } from '../support/long.ts';

const test = withOwn(async () => {
  const dataTemplate = await hostileData();
  const server = await startGalley({ dataTemplate, isBrief: true });
  rmSync(dataTemplate, { recursive: true, force: true });
  return server;
});
// Serial: in parallel, each worker would start a server.
test.describe.configure({ mode: 'default' });

const HARMLESS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Asserts that the page shows the hostile text as text, and that it has no other effect. */
async function expectHarmless(page: Page): Promise<void> {
  await expect(page.getByText('<script>globalThis.pwned=1</script>').first()).toBeAttached();
  const found = await page.evaluate(() => ({
    ran: 'pwned' in globalThis,
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href], area[href]')].map(({ href }) => href),
    forms: [...document.querySelectorAll('form[action], [formaction]')].length,
    made: [...document.querySelectorAll('img[src="x"], [onerror], [onclick], iframe, object, embed, base')]
      .length,
    // The page's own script, which its policy allows by hash, is in the head.
    inline: [...document.querySelectorAll('body script:not([src]):not([type="application/json"])')].length,
  }));
  expect(found.ran, 'the payload ran').toBe(false);
  expect(found.made + found.inline + found.forms, 'markup was made of a text').toBe(0);
  for (const link of found.links) expect(HARMLESS, link).toContain(new URL(link).protocol);
}

const OPENED = 6;
/** Opens everything that a screen shows on request: the rest of a card or list, and dialogs. */
async function openMore(page: Page): Promise<void> {
  const more = page.getByRole('main').getByRole('button', { name: /more|Details|Expand|Show/i });
  for (const opener of (await more.all()).slice(0, OPENED)) {
    if (!(await opener.isVisible())) continue;
    const unfolds = (await opener.getAttribute('aria-expanded')) !== null;
    await opener.click();
    if (unfolds) {
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      if ((await opener.getAttribute('aria-haspopup')) === null) continue;
      // An open menu would cover the next control.
      await expectHarmless(page);
      await page.keyboard.press('Escape');
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      continue;
    }
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectHarmless(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

/** The values of the inputs and text areas in the open dialog. */
const typed = (page: Page) =>
  page
    .getByRole('dialog')
    .last()
    .evaluate((dialog) =>
      [...dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
        ({ value }) => value,
      ),
    );

async function expectFormHarmless(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').last()).toBeVisible();
  await expect.poll(async () => (await typed(page)).some((value) => value.includes(PAYLOAD))).toBe(true);
  await expectHarmless(page);
}

const LISTS = [
  '/activities?parent=1&for=0&status=3&range=7',
  '/companies?parent=1',
  '/contacts?parent=1',
  '/orders?parent=1&range=7',
];

test.describe('Records with hostile texts', () => {
  test.beforeEach(async ({ page, signInAs }) => signInAs(page));

  for (const path of [...LISTS, '/account']) {
    test(
      `are shown as text and have no other effect on ${path}, on a desktop and on a phone`,
      longUnless(path === LISTS[0]),
      async ({ page }) => {
        for (const size of [
          { width: 1400, height: 900 },
          { width: 400, height: 800 },
        ]) {
          await page.setViewportSize(size);
          await page.goto(path);
          const shown = page.getByRole('main').getByText(PAYLOAD).filter({ visible: true });
          await expect(shown.first()).toBeVisible();
          await openMore(page);
          await expectHarmless(page);
        }
      },
    );
  }

  test('do not widen the page on a phone @long', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of LISTS) {
      await page.goto(path);
      await expect(cards(page).first()).toBeVisible();
      const wide = await cards(page).evaluateAll((all) =>
        all.flatMap((card) =>
          [...card.querySelectorAll('*')]
            .filter((part) => part.getBoundingClientRect().right > card.getBoundingClientRect().right)
            .map(({ className, textContent }) => `${className}: ${textContent}`),
        ),
      );
      expect(wide, path).toEqual([]);
    }
  });

  test('are shown as text in the header’s pickers and in the palette @long', async ({ page }) => {
    await page.goto('/companies?parent=1');
    await expect(cards(page).first()).toBeVisible();
    await page
      .getByRole('region', { name: 'Company filter' })
      .getByRole('combobox', { name: 'Company', exact: true })
      .click();
    await expect(page.getByRole('option').filter({ hasText: PAYLOAD }).first()).toBeVisible();
    await expectHarmless(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('img src');
    await expect(
      page.getByRole('dialog').getByRole('option').filter({ hasText: PAYLOAD }).first(),
    ).toBeVisible();
    await expectHarmless(page);
  });

  for (const [form, path, name] of [
    ['an activity', '/activities?parent=1&for=0&status=0&range=7', /^Edit/],
    ['a prospect', '/companies?parent=1&prospect=2', /^Edit /],
    ['a contact', '/contacts?parent=1', /^Edit/],
  ] as const) {
    test(`are shown as text in the form of ${form}`, longUnless(form === 'a contact'), async ({ page }) => {
      await page.goto(path);
      await expect(cards(page).first()).toBeVisible();
      const expand = button(page, 'Expand All');
      if (await expand.isVisible()) await expand.click();
      await page.getByRole('main').getByRole('button', { name }).first().click();
      await expectFormHarmless(page);
    });
  }

  test('are shown as text among a company’s addresses, and in an address form @long', async ({ page }) => {
    await page.goto('/companies?parent=1');
    const openers = page.getByRole('main').getByRole('button', { name: /^Addresses for / });
    await expect(openers.first()).toBeVisible();
    const dialog = page.getByRole('dialog').last();
    const edit = dialog.getByRole('button', { name: /^Edit / });
    for (const opener of await openers.all()) {
      await opener.click();
      await expect(dialog.getByText(PAYLOAD).first()).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Excel' })).toBeEnabled();
      if ((await edit.count()) > 0) break;
      await page.keyboard.press('Escape');
    }
    await edit.first().click();
    await expectFormHarmless(page);
  });

  for (const path of ['/activities?parent=1', '/orders?parent=1']) {
    test(`are shown as text in the search of ${path} @long`, async ({ page }) => {
      await page.goto(path);
      await button(page, 'Search...').click();
      await expect(page.getByRole('dialog', { name: 'Search Filters' })).toBeVisible();
      await expectHarmless(page);
    });
  }
});

test.describe('Operations’ pages, and pages that embed Galley', () => {
  test('hostile texts, and a hostile reason, are shown to Operations as text', async ({
    page,
    request,
    own,
    signInAs,
  }) => {
    const answer = await request.post(`${own.url}/account/login`, {
      data: { email: 'ops@galley.example', password: 'press-room-1' },
    });
    const done = await request.post(`${own.url}/v1/releases/operations`, {
      headers: { authorization: `Bearer ${String(await answer.json())}` },
      data: { Operation: 'disable', Remote: 'contacts', Reason: PAYLOAD },
    });
    expect(done.status()).toBe(200);
    await signInAs(page, 'ops@galley.example');
    for (const path of ['/releases', '/audit']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(PAYLOAD).first()).toBeVisible();
      await openMore(page);
      await expectHarmless(page);
    }
    await request.post(`${own.url}/v1/releases/operations`, {
      headers: { authorization: `Bearer ${String(await answer.json())}` },
      data: { Operation: 'enable', Remote: 'contacts', Reason: 'a test' },
    });
  });

  test('no page can put Galley into a frame, not even one of the same origin', async ({ browser, own }) => {
    // A separate page, because the refusal is an error in its console.
    const page = await browser.newPage();
    await page.route('**/embedding', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<iframe src="/"></iframe>' }),
    );
    await page.goto(`${own.url}/embedding`);
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    await page.close();
  });
});
