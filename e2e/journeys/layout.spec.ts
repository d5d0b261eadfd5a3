import type { Locator, Page } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { add, button, expandCard, ownNotes, stored, toast } from '../support/activities.ts';
import { chromium } from '../support/chromium.ts';
import { expect, test } from '../support/test.ts';

// The console error for the call that a journey breaks.
test.use({ expectedErrors: [/ERR_FAILED/] });
test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

/** Whether an element's center is uncovered. */
const isInSight = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element.contains(there) || there.contains(element));
  });

/** Scrolls until an element is this far below the window's upper edge. */
const putAt = (locator: Locator, y: number) =>
  locator.evaluate((element, top) => scrollBy(0, element.getBoundingClientRect().top - top), y);

test('the table’s headings and the focused card stay below the filter (ACT-05, SHELL-11)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/activities?for=0&status=3&range=7');
  const heading = page.getByRole('columnheader', { name: 'Company' });
  await expect(heading).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => isInSight(heading)).toBe(true);

  await page.setViewportSize({ width: 900, height: 800 });
  const titles = page.getByRole('article').locator('.record-title');
  await titles.nth(8).focus();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await titles.nth(6).focus();
  expect(await isInSight(titles.nth(6))).toBe(true);
});

test('a link in the table isn’t hidden behind the headings when the focus returns to it (SHELL-11) @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('/activities?for=0&status=3&range=7');
  const links = page.getByRole('row').getByRole('link');
  await expect(links.nth(40)).toBeAttached();
  await putAt(links.nth(30), 100);
  await links.nth(30).focus();
  expect(await isInSight(links.nth(30))).toBe(true);
});

test('a long form scrolls between its title and its buttons, and not beyond its end (FORM-08)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/contacts?parent=1');
  await button(page.getByRole('main'), 'Edit').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Files' })).toBeAttached();
  expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

for (const width of [768, 1000, 1280])
  test(`phone number and hours fit into the page at ${width} px (SHELL-06) @long`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/orders');
    const help = page.getByText('Mon - Fri, 8 AM to 5 PM (MST)');
    await expect(help).toBeVisible();
    const bar = await page.getByRole('region', { name: 'Company filter' }).boundingBox();
    expect(bar?.height).toBeLessThan(76);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('the header stays within the window while changes wait for the network (SHELL-11) @long', async ({
  page,
}) => {
  const notes = ownNotes('On the train');
  await add(page, notes);
  await page.route('**/v1/activity/done/**', (route) => route.abort());
  await button(await expandCard(page, notes), 'Done').click();
  await expect(button(page, '1 waiting')).toBeVisible();
  for (const width of [360, 768, 1000, 1280, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    const { right, bottom } = await page.getByRole('banner').evaluate((header) => {
      const all = [...header.querySelectorAll('button')].map((one) => one.getBoundingClientRect());
      return {
        right: Math.max(...all.map((box) => box.right)),
        bottom: Math.max(...all.map((box) => box.height)),
      };
    });
    expect(right, `${width} px wide`).toBeLessThanOrEqual(width);
    expect(bottom, `${width} px wide`).toBeLessThanOrEqual(56);
  }
});

test('neither a long name nor counts of seven digits widen a page (SHELL-04, SHELL-11)', async ({ page }) => {
  const million = 1_234_567;
  const counts = {
    ActivityCount: million,
    CompanyCount: million,
    ContactCount: million,
    OrderCount: million,
  };
  await page.route('**/v1/customers/counts', (route) => route.fulfill({ json: counts }));
  await page.goto('/account?parent=1');
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Orders 1,234,567');
  const name = page.getByRole('banner').locator('.user-name');
  await name.evaluate((element) => (element.textContent = 'Christopher Montgomery'));
  for (const width of [360, 768, 1000, 1024, 1100, 1280, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, `${width} px wide`).toBeLessThanOrEqual(width);
  }
});

test('on a phone a toast doesn’t cover the bar of screens (SHELL-09) @long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/v1/activity/paged', (route) => route.abort());
  await page.goto('/activities');
  const message = page.locator('.Toastify__toast').first();
  await expect(message).toBeVisible();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const { y = 0, height = 0 } = (await message.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('Undo in a toast can be clicked while the follow-up form that came with it is open (ACT-11, SHELL-09) @long', async ({
  page,
}) => {
  const notes = ownNotes('Too quick');
  await add(page, notes);
  await button(await expandCard(page, notes), 'Done').click();
  const form = page.getByRole('dialog', { name: 'Add Follow-Up' });
  await expect(form).toBeVisible();
  await toast(page, 'Activity Updated!').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await stored(page, notes)).map(({ Status }) => Status)).toEqual(['OPEN']);
  await expect(form).toBeVisible();
});

test('at 1280 px, filters and ‘remove filters’ don’t push the toolbar and the list down (LIST-01)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const tops = async (url: string) => {
    await page.goto(url);
    await expect(page.getByRole('navigation', { name: 'Needs Attention' })).toBeVisible();
    const toolbar = await button(page, 'Search...').boundingBox();
    const attention = await page.getByRole('navigation', { name: 'Needs Attention' }).boundingBox();
    return [toolbar?.y, attention?.y];
  };
  const before = await tops('/orders');
  expect(await tops('/orders?status=2&range=7&advertiser=a')).toEqual(before);
  await expect(button(page, 'remove filters')).toBeVisible();
});

test('no attention chip is cut off: ‘more’ shows those that don’t fit (ORD-14) @long', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('/orders');
  const nav = page.getByRole('navigation', { name: 'Needs Attention' });
  const more = nav.getByRole('button', { name: /^\+\d+ more$/ });
  await expect(more).toBeVisible();
  /** The chips that are only partly in the row. */
  const cut = () =>
    nav.evaluate((element) => {
      const row = element.querySelector('a')?.parentElement ?? element;
      const box = row.getBoundingClientRect();
      const chips = [...row.children].map((chip) => chip.getBoundingClientRect());
      return chips.filter(
        ({ right, top, bottom }) => right > box.right || (top < box.bottom && bottom > box.bottom),
      );
    });
  expect(await cut()).toEqual([]);
  const hidden = Number((await more.innerText()).replaceAll(/\D/g, ''));
  expect(hidden).toBeGreaterThan(0);
  await more.click();
  expect(await isInSight(nav.getByRole('link').last())).toBe(true);
  await expect(nav.getByRole('button', { name: 'Show less' })).toBeVisible();
});

test('the dark header of the sign-in page reaches the edge of a window that has no scroll bar @long', async ({
  playwright,
  baseURL,
}) => {
  // By default, a headless browser shows no scroll bars and reserves no room for them.
  const browser = await playwright.chromium.launch({
    ...chromium,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ viewport: { width: 800, height: 700 } });
  await page.goto(`${baseURL}/`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const head = await page.getByRole('banner').boundingBox();
  await browser.close();
  expect(head?.width).toBe(800);
});

const LISTS = [
  '/activities?for=0&status=3&range=7',
  '/companies?parent=1',
  '/contacts?parent=1',
  '/orders?parent=1&range=7',
];
/** The records' controls that are smaller than `least` pixels. */
const tooSmall = (page: Page, least: number) =>
  page.evaluate(
    (size) =>
      [...document.querySelectorAll('article a, article button, td a, td button')]
        .map((target) => ({ text: target.textContent, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < size)
        .map(({ text, box }) => `${text}: ${box.width} × ${box.height}`),
    least - 0.5,
  );

test('every control in a record is at least 24 px for the mouse and 44 px for a finger (SHELL-11) @long', async ({
  page,
  browser,
  signInAs,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const phone = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 412, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  const touched = await phone.newPage();
  await signInAs(touched, REP);
  for (const url of LISTS) {
    for (const [shown, least] of [
      [page, 24],
      [touched, 44],
    ] as const) {
      await shown.goto(url);
      await expect(shown.locator('article, td').first()).toBeVisible();
      await expect(shown.getByRole('status').filter({ hasText: 'Displaying' })).toBeVisible();
      expect(await tooSmall(shown, least), `${url}, ${least} px`).toEqual([]);
    }
  }
  await phone.close();
});

/** For each field of the page, the distance in pixels from its label down to the first line of its value. */
const offsets = (page: Page) =>
  page.locator('.detail').evaluateAll((details) =>
    details.map((detail) => {
      const [label, value] = [detail.querySelector('dt'), detail.querySelector('dd')].map((part) => {
        const text = document.createTreeWalker(part ?? document.body, NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        if (text) range.selectNodeContents(text);
        return range.getClientRects()[0]?.bottom ?? 0;
      });
      return Math.abs((value ?? 0) - (label ?? 0));
    }),
  );

for (const width of [390, 1280])
  test(`at ${width} px each value starts on the line of its label, and no card reserves space for spend that it doesn’t show (LIST-14)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/companies?parent=1');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(Math.max(...(await offsets(page)))).toBeLessThanOrEqual(2);
    const feet = await page
      .locator('.company-foot:not([data-spends])')
      .evaluateAll((all) => all.map((foot) => foot.getBoundingClientRect().height));
    expect(feet.length).toBeGreaterThan(0);
    expect(Math.max(...feet)).toBeLessThanOrEqual(64);
    await page.goto('/companies/1');
    await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
    expect(Math.max(...(await offsets(page)))).toBeLessThanOrEqual(2);
  });
