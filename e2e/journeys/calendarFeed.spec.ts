import { PASSWORD, REP } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('a calendar feed is created, read by a program without signing in, leads back to an activity, and is revoked (CALF-06)', async ({
  page,
  request,
  signInAs,
}) => {
  await signInAs(page, REP);
  await page.goto('/account');
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await calendar.getByRole('button', { name: 'Create Link' }).click();
  await calendar.getByLabel('Your Password').fill(PASSWORD);
  await calendar.getByRole('button', { name: 'Create Link' }).click();
  const address = await calendar.getByRole('status').locator('code').innerText();
  await expectAccessible(page);
  // The public address of the server under test can be a different one.
  const { pathname } = new URL(address);
  const read = () => request.get(pathname);
  const lines = (await (await read()).text()).replaceAll('\r\n ', '');
  const [, link = ''] = /^URL:(\S+)/m.exec(lines) ?? [];
  const [, contact = 'nobody'] = /^SUMMARY:.+?: (.+?)\\,/m.exec(lines) ?? [];

  const { pathname: list, search } = new URL(link);
  await page.goto(`${list}${search}`);
  await expect(page.getByRole('article').first()).toContainText(contact);
  await page.goto('/account');
  await expect(calendar.getByText(/^Created .+ Last read /)).toBeVisible();
  await expect(calendar.getByText(address)).toHaveCount(0);
  await calendar.getByRole('button', { name: 'Revoke Link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revoke the link?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(calendar.getByRole('button', { name: 'Create Link' })).toBeVisible();
  expect((await read()).status()).toBe(404);
});
