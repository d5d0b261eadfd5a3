import { REP } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/companySignIn.ts';
import { expect } from '../support/test.ts';

// What the page of the refusal is answered with.
test.use({ expectedErrors: [/403 \(Forbidden\)/] });

test('with a company account: the button, the provider’s form, and the list that was asked for (OIDC-02, OIDC-04)', async ({
  page,
  provider,
}) => {
  await provider.tell({ people: { robin: { email: REP, email_verified: true } } });
  await page.goto('/orders');
  await expect(page.getByLabel('Password')).toBeVisible();
  await expectAccessible(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.getByRole('link', { name: 'Sign in with Galley ID' }).click();
  await page.getByLabel('Account').fill('nobody');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The sign-in of your company did not let you in.');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await page.getByRole('link', { name: 'Sign in with Galley ID' }).click();
  await page.getByLabel('Account').fill('robin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(token?.split('.')).toHaveLength(3);
  expect(addresses.filter((address) => address.includes(token ?? 'no token'))).toEqual([]);
});
