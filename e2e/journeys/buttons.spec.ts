import type { Locator } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { add, button, expanded, field, ownNotes } from '../support/activities.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

/** A button's height, and how far its text is beside its middle. */
const shape = (locator: Locator) =>
  locator.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const middle = ({ left, width }: DOMRect) => left + width / 2;
    const box = element.getBoundingClientRect();
    const within = text.getBoundingClientRect();
    return { height: box.height, aside: Math.abs(middle(within) - middle(box)) };
  });

test('the choices of Cancel Options look like the buttons of any dialog, from the table and from a card (ACT-10)', async ({
  page,
}) => {
  const notes = ownNotes('Again and again');
  await add(page, notes, async (dialog) => {
    await field(dialog, 'Recurrence').selectOption('Weekly');
    await field(dialog, 'Repeat Forever').check();
  });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const card = page.getByRole('article').filter({ hasText: notes });
    const record = width === 360 ? card : page.getByRole('row').filter({ hasText: notes });
    if (width === 360) await expanded(page, notes);
    await button(record, 'Cancel').click();
    const options = page.getByRole('dialog', { name: 'Cancel Options' });
    const choices = await Promise.all((await options.locator('.cancel-options button').all()).map(shape));
    await page.keyboard.press('Escape');
    await button(record, 'Edit').click();
    const save = await shape(button(page.getByRole('dialog', { name: 'Edit Activity' }), 'Save'));
    await page.keyboard.press('Escape');
    for (const { height, aside } of choices) {
      expect(aside, `${width} px wide`).toBeLessThan(2);
      expect(height, `${width} px wide`).toBeCloseTo(save.height, 0);
    }
  }
});
