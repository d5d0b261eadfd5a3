import { OTHER, REP } from '../support/accounts.ts';
import { add, button, field, ownNotes } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';

test('an activity that a colleague assigns is counted in the header without a reload, and opens from the inbox (INBOX-01, INBOX-07, INBOX-10 to INBOX-13)', async ({
  page,
  browser,
  baseURL,
  signInAs,
}) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await context.newPage();
  await signInAs(other, OTHER);
  await signInAs(page, REP);
  const listens = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/v1/live');
  await page.goto('/companies?parent=1');
  await listens;
  await expect(page.getByRole('button', { name: /^Inbox/ })).toBeVisible();
  const me = await page.locator('.user-name').innerText();

  const notes = ownNotes('Ring them about the reprint');
  await add(other, notes, (dialog) => choose(dialog, 'Assigned To', me));
  await page.getByRole('button', { name: 'Inbox, 1 unread' }).click();
  const inbox = page.getByRole('dialog', { name: 'Inbox' });
  const item = inbox.getByRole('button', { name: /^Unread: .+ assigned to you: / });
  await expect(item).toBeVisible();
  await inbox.getByText('What I am told of').click();
  await expectAccessible(page);

  await item.click();
  const form = page.getByRole('dialog', { name: /^Edit/ });
  await expect(field(form, 'Activity Notes')).toHaveValue(notes);
  await form.press('Escape');
  await button(page, 'Inbox').click();
  await inbox.getByRole('button', { name: /^Mark as unread: / }).click();
  await inbox.getByRole('button', { name: /^Snooze: / }).click();
  await inbox.getByRole('menuitem', { name: 'Until tomorrow' }).click();
  await expect(inbox.getByText('Nothing to read.')).toBeVisible();
  await inbox.press('Escape');
  await context.close();
});

test('an order that is watched on a card is watched in the grid too, and after a reload, and no longer from the inbox (INBOX-19, INBOX-21)', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, REP);
  await page.goto('/orders?parent=1');
  const card = page.getByRole('article').first();
  await button(card, 'Watch this order line').click();
  await page.getByRole('menuitem', { name: 'Watch this order' }).click();
  await expect(button(card, 'Watching this order line')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(button(card, 'Watching this order line')).toBeEnabled();
  await button(page, 'Grid View').click();
  await expect(button(page, 'Watching this order line').first()).toBeVisible();
  await page.getByRole('button', { name: /^Inbox/ }).click();
  const inbox = page.getByRole('dialog', { name: 'Inbox' });
  await inbox.getByText('What I watch', { exact: true }).click();
  await expectAccessible(page);
  await inbox.getByRole('button', { name: /^Stop watching: Order / }).click();
  await expect(inbox.getByText(/^Nothing yet/)).toBeVisible();
  await inbox.press('Escape');
  await expect(button(page, 'Watching this order line')).toHaveCount(0);
});
