import type { Page } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { add, button, field, ownNotes } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { networkIdle } from '../support/networkIdle.ts';
import { expect, test } from '../support/test.ts';

/** From 7 AM on a business day, an item says what is due (INBOX-03). This user has read theirs, or gets none. */
async function withoutMorning(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const headers = { authorization: `Bearer ${token}` };
  const put = async (path: string, data: object) =>
    expect((await page.request.put(`/v1/inbox/${path}`, { headers, data })).ok()).toBe(true);
  // The others stay at their defaults for later journeys of the same user.
  await put('muted', { Kinds: ['due', 'customers'] });
  const answer = await page.request.get('/v1/inbox?PageNo=1&PageSize=200', { headers });
  const { Items } = (await answer.json()) as { Items: { ID: number }[] };
  if (Items.length > 0) await put('read', { IDs: Items.map(({ ID }) => ID), IsRead: true });
}

test('an activity that a colleague assigns is counted in the header without a reload, and opens from the inbox (INBOX-01, INBOX-07, INBOX-10 to INBOX-13)', async ({
  page,
  colleague: other,
  signInAs,
}) => {
  await signInAs(page, REP);
  const listens = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/v1/live');
  await page.goto('/companies?parent=1');
  await listens;
  await withoutMorning(page);
  await expect(button(page, 'Inbox')).toBeVisible();
  const me = await page.locator('.user-name').innerText();

  const notes = ownNotes('Ring them about the reprint');
  await add(other, notes, (dialog) => choose(dialog, 'Assigned To', me));
  await page.getByRole('button', { name: 'Inbox, 1 unread' }).click();
  const inbox = page.getByRole('dialog', { name: 'Inbox' });
  const item = inbox.getByRole('button', { name: /^Unread: .+ assigned you an activity: / });
  await expect(item).toBeVisible();
  await inbox.getByText('Notifications', { exact: true }).click();
  await expectAccessible(page);

  await item.click();
  const form = page.getByRole('dialog', { name: /^Edit/ });
  await expect(field(form, 'Activity Notes')).toHaveValue(notes);
  await networkIdle(page);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await button(page, 'Inbox').click();
  await inbox.getByRole('button', { name: /^Mark as Unread: .+ assigned you an activity: / }).click();
  await inbox.getByRole('button', { name: /^Snooze: .+ assigned you an activity: / }).click();
  await inbox.getByRole('menuitem', { name: 'Until Tomorrow' }).click();
  await expect(inbox.getByRole('button', { name: / assigned you an activity: / })).toHaveCount(0);
  await inbox.press('Escape');
});

test('an order watched on a card is also watched in the grid and after a reload, and unwatched from the inbox (INBOX-19, INBOX-21)', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, REP);
  await page.goto('/orders?parent=1');
  const card = page.getByRole('article').first();
  await button(card, /^Watch order line /).click();
  await page.getByRole('menuitem', { name: 'Watch This Order', exact: true }).click();
  await expect(button(card, /^Watching order line /)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(button(card, /^Watching order line /)).toBeEnabled();
  await button(page, 'Grid View').click();
  await expect(button(page, /^Watching order line /).first()).toBeVisible();
  await page.getByRole('button', { name: /^Inbox/ }).click();
  const inbox = page.getByRole('dialog', { name: 'Inbox' });
  await inbox.getByText('Watching', { exact: true }).click();
  await expectAccessible(page);
  await inbox.getByRole('button', { name: /^Stop Watching: Order / }).click();
  await expect(inbox.getByText(/^You’re not watching anything yet/)).toBeVisible();
  await inbox.press('Escape');
  await expect(button(page, /^Watching order line /)).toHaveCount(0);
});
