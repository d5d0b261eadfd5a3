import type { Locator, Page } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { add, button, expandCard, field, ownNotes } from '../support/activities.ts';
import { withOwnServer } from '../support/ownServer.ts';
import { choose } from '../support/choose.ts';
import { networkIdle } from '../support/networkIdle.ts';
import { expect } from '../support/test.ts';
import { longUnless } from '../support/long.ts';
import { openTools } from '../support/lists.ts';

const test = withOwnServer({ LINK_FEEDBACK: 'https://forms.example/feedback' });
// Serial: in parallel, each worker would start a server.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

const SMALLEST_ON_TOUCH = 44;

/** A button's height, its text's offset from the center, and the text's distance from the upper edge. */
const shape = (locator: Locator) =>
  locator.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const middle = ({ left, width }: DOMRect) => left + width / 2;
    const box = element.getBoundingClientRect();
    const within = text.getBoundingClientRect();
    return { height: box.height, aside: Math.abs(middle(within) - middle(box)), below: within.top - box.top };
  });

test('the choices of Cancel Options look like the buttons of any dialog, from the table and from a card (ACT-10) @long', async ({
  page,
}) => {
  const notes = ownNotes('Again and again');
  await add(page, notes, async (dialog) => {
    await choose(dialog, 'Recurrence', 'Weekly');
    await field(dialog, 'Repeat Forever').check();
  });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const card = page.getByRole('article').filter({ hasText: notes });
    const record = width === 360 ? card : page.getByRole('row').filter({ hasText: notes });
    if (width === 360) {
      await openTools(page);
      await expandCard(page, notes);
      await button(page, 'Show the List').click();
    }
    /** Presses a button of the record; in the table, it is in the menu. */
    const press = async (name: string) => {
      if (width === 360) return button(record, name).click();
      await record.getByRole('button', { name: /^More actions for/ }).click();
      return page.getByRole('menuitem', { name, exact: true }).click();
    };
    await press('Cancel');
    const options = page.getByRole('dialog', { name: 'Cancel Options' });
    const choices = await Promise.all((await options.locator('.series-options button').all()).map(shape));
    await page.keyboard.press('Escape');
    await press('Edit');
    const save = await shape(button(page.getByRole('dialog', { name: 'Edit Activity' }), 'Save'));
    await page.keyboard.press('Escape');
    for (const { aside } of choices) expect(aside, `${width} px wide`).toBeLessThan(2);
    // On a phone, the longest label takes two lines.
    expect(Math.min(...choices.map(({ height }) => height)), `${width} px wide`).toBeCloseTo(save.height, 0);
  }
});

test('the link to an external form is aligned with the buttons beside it (ACT-03) @long', async ({
  page,
}) => {
  await page.goto('/activities');
  const link = page.getByRole('link', { name: 'Feedback' });
  await expect(link).toBeVisible();
  const [inLink, inButton] = [await shape(link), await shape(button(page, 'Add Activity'))];
  expect(inLink.below).toBeCloseTo(inButton.below, 0);
});

/** Controls that are too small for a finger; a checkbox counts together with its label. */
const tooLow = (page: Page) =>
  page.evaluate((smallest) => {
    const all = document.querySelectorAll(
      'button, select, input, textarea, .btn, .attention-chip, .picker-option',
    );
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden=true], .visually-hidden') === null;
    const target = (element: Element) =>
      element.matches('[type=checkbox], [type=radio]')
        ? (element.closest('label, .form-check') ?? element)
        : element;
    return [...all]
      .filter((element) => isSeen(element) && target(element).getBoundingClientRect().height < smallest - 0.5)
      .map((element) => element.outerHTML.slice(0, 120));
  }, SMALLEST_ON_TOUCH);

for (const width of [360, 1180])
  test.describe(`on a touch screen, ${width} px wide,`, () => {
    test.use({ isMobile: true, hasTouch: true, viewport: { width, height: 800 } });

    test(
      'every control of the lists is large enough for a finger (SHELL-11)',
      longUnless(width === 360),
      async ({ page }) => {
        for (const list of ['activities', 'companies', 'contacts', 'orders']) {
          await page.goto(`/${list}?parent=1`);
          await expect(page.locator('.record-card, .data-table').first()).toBeVisible();
          await networkIdle(page);
          await openTools(page);
          expect(await tooLow(page), list).toEqual([]);
          const needed = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(needed, list).toBeLessThanOrEqual(width);
        }
      },
    );

    test('every option of a picker is large enough for a finger (SHELL-11) @long', async ({ page }) => {
      await page.goto('/activities?parent=1');
      await expect(page.locator('.record-card, .data-table').first()).toBeVisible();
      await openTools(page);
      await button(page, 'Add Activity').click();
      const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
      await dialog.getByRole('combobox', { name: 'Company Parent' }).click();
      await page.getByPlaceholder('Search...').fill('out');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      expect(await tooLow(page)).toEqual([]);
    });

    test('every control of the activity form is large enough for a finger (SHELL-11) @long', async ({
      page,
    }) => {
      await page.goto('/activities?parent=1');
      await expect(page.locator('.record-card, .data-table').first()).toBeVisible();
      await openTools(page);
      await button(page, 'Add Activity').click();
      const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
      await expect(field(dialog, 'Activity Notes')).toBeVisible();
      expect(await tooLow(page)).toEqual([]);
    });
  });

test('in forced colors, the current page, dialogs and the dates of an order can still be distinguished', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/orders?apply=yes&range=7');
  await expect(page.getByRole('article').first()).toBeVisible();
  const edge = (name: RegExp) =>
    page
      .getByRole('banner')
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).borderBottomColor);
  expect(await edge(/^Orders/)).not.toBe(await edge(/^Contacts/));
  const colors = await page
    .locator('.order-timeline li')
    .first()
    .evaluate((date) => [getComputedStyle(date, '::before').backgroundColor, getComputedStyle(date).color]);
  expect(colors[0]).toBe(colors[1]);
  await page.getByRole('button', { name: 'Search...' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS('border-top-width', '1px');
});

test('in forced colors, the edge of an overdue activity keeps its color @long', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/activities?for=0&range=7');
  const [edge, ground] = await page
    .locator('article[data-tone="overdue"]')
    .first()
    .evaluate((card) =>
      [card, document.body].map(
        (element, index) => getComputedStyle(element, index === 0 ? '::before' : null).backgroundColor,
      ),
    );
  expect(edge).not.toBe(ground);
});
