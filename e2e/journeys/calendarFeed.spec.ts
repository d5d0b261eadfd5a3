import { MANAGER } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('a calendar address is made, read by a program without signing in, and revoked (CALF-06)', async ({
  page,
  request,
  signInAs,
}) => {
  await signInAs(page, MANAGER);
  await page.goto('/account');
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await calendar.getByRole('button', { name: 'Make Address' }).click();
  const address = await calendar.getByRole('status').locator('code').innerText();
  await expectAccessible(page);
  // The public address of the server under test may be another one.
  const { pathname } = new URL(address);
  const read = () => request.get(pathname);
  expect(await (await read()).text()).toContain('BEGIN:VCALENDAR');

  await page.reload();
  await expect(calendar.getByText(/^Made .+ Last read /)).toBeVisible();
  await expect(calendar.getByText(address)).toHaveCount(0);
  await calendar.getByRole('button', { name: 'Revoke Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revoke the address?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(calendar.getByRole('button', { name: 'Make Address' })).toBeVisible();
  expect((await read()).status()).toBe(404);
});
