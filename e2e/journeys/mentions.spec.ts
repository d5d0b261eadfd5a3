import type { Page } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { button, field, fillNew, ownNotes, toast } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('a colleague who is mentioned in notes finds it in the inbox at once and opens the record (INBOX-27, INBOX-30, INBOX-33)', async ({
  page,
  colleague: other,
  signInAs,
}) => {
  await signInAs(page, REP);
  const listens = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/v1/live');
  await page.goto('/companies?parent=1');
  await listens;
  await expect(page.getByRole('button', { name: /^Inbox/ })).toBeVisible();
  const me = await page.locator('.user-name').innerText();

  const notes = ownNotes('Please look at the proof');
  const form = await fillNew(other, `${notes} `);
  const area = field(form, 'Activity Notes');
  await area.press('End');
  await area.pressSequentially('@');
  await expect(form.getByRole('combobox', { name: 'Search Colleagues' })).toBeFocused();
  await other.keyboard.type(me);
  await expect(form.getByRole('option', { name: me, exact: true })).toBeVisible();
  await expectAccessible(other);
  await other.keyboard.press('Enter');
  await expect(area).toHaveValue(`${notes} @${me} `);
  await expect(area).toBeFocused();
  await button(form, 'Save').click();
  await expect(toast(other, 'Activity Added!')).toBeVisible();

  await page.getByRole('button', { name: /^Inbox, \d+ unread$/ }).click();
  const inbox = page.getByRole('dialog', { name: 'Inbox' });
  const item = inbox.getByRole('button', { name: /^Unread: .+ mentioned you in the notes of / }).first();
  await expect(item).toBeVisible();
  await inbox.getByText('Notifications', { exact: true }).click();
  await expect(inbox.getByLabel('Notes that mention me')).toBeChecked();
  await expect(inbox.getByLabel('Changes to my customers and prospects')).not.toBeChecked();
  await expectAccessible(page);
  await item.click();
  const opened = page.getByRole('dialog', { name: /^Edit/ });
  await expect(field(opened, 'Activity Notes')).toHaveValue(`${notes} @${me} `);
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
});

test('a company’s page shows who else has it open, until they leave (LIVE-13)', async ({
  page,
  colleague: other,
  signInAs,
}) => {
  await signInAs(page, REP);
  const answered = (one: Page, path: string) =>
    one.waitForResponse((answer) => new URL(answer.url()).pathname === path);
  const [said, listens] = [answered(other, '/v1/presence'), answered(page, '/v1/live')];
  await other.goto('/companies/1');
  await said;
  await page.goto('/companies/1');
  const here = page.getByRole('main').getByRole('img', { name: /also has this open$/ });
  await expect(here).toBeVisible();
  await listens;
  await expectAccessible(page);
  await other.goto('/companies');
  await expect(here).toHaveCount(0);
});
