import type { Page } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { add, button, cardOf, expandCard, field, ownNotes, toast } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';

const TODAY = '/activities?for=0&status=3&range=1&size=200&sort=1';
const news = (page: Page) => button(page, '1 new · Refresh');
/** Who else has the open form's record open. */
const mark = (page: Page) => page.getByRole('dialog').getByRole('img', { name: /also has this open$/ });
const count = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Activities/ });

test('a colleague’s new record is announced and counted, others who have it open are shown, and changes appear in place (LIVE-01, LIVE-07 to LIVE-09, LIVE-11) @both', async ({
  page,
  colleague: other,
  signInAs,
}) => {
  await signInAs(page, REP);
  const listens = page.waitForResponse((answer) => answer.url().includes('/v1/live'));
  await page.goto(TODAY);
  await listens;
  // A dash until it is known.
  await expect(count(page)).toHaveText(/\d/);
  const before = await count(page).innerText();
  await button(page, 'Expand All').click();

  const me = await page.locator('.user-name').innerText();
  const notes = ownNotes('Seen by a colleague');
  await add(other, notes, (dialog) => choose(dialog, 'Assigned To', me));
  await expect(news(page)).toBeVisible();
  await expect(count(page)).not.toHaveText(before);
  await expect(cardOf(page, notes)).toHaveCount(0);
  await expectAccessible(page);
  await news(page).click();
  await expect(cardOf(page, notes)).toHaveCount(1);
  await expect(news(page)).toBeHidden();

  const changed = ownNotes('Changed by a colleague');
  const card = await expandCard(other, notes);
  await card.getByRole('button', { name: /^Edit/ }).click();
  const form = other.getByRole('dialog');
  await cardOf(page, notes).getByRole('button', { name: /^Edit/ }).click();
  await expect(mark(page)).toBeVisible();
  await expect(mark(other)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(mark(other)).toHaveCount(0);
  await field(form, 'Activity Notes').fill(changed);
  await button(form, 'Save').click();
  await expect(toast(other, 'Activity Updated!')).toBeVisible();
  await expect(cardOf(page, changed)).toBeVisible();
  await expect(page.getByRole('button', { name: / · Refresh$/ })).toBeHidden();
});
