import { OTHER, PASSWORD, REP } from '../support/accounts.ts';
import { appCode } from '../support/appCode.ts';
import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/companySignIn.ts';
import { expect } from '../support/test.ts';

// Serial: in parallel, each worker would start a server.
test.describe.configure({ mode: 'default' });

// The statuses of the refusal page, and of the token request before a second step.
test.use({ expectedErrors: [/40[13] \((?:Unauthorized|Forbidden)\)/] });

test('a company account signs a user in through the provider’s form, and opens the requested list (OIDC-02, OIDC-04)', async ({
  page,
  provider,
}) => {
  await provider.tell({ people: { robin: { email: REP, email_verified: true } } });
  await page.goto('/orders');
  await expect(page.getByLabel('Password')).toBeVisible();
  await expectAccessible(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.getByRole('link', { name: 'Sign In with Galley ID' }).click();
  await page.getByLabel('Account').fill('nobody');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your company’s sign-in didn’t let you in.');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Back to Sign-In' }).click();
  await page.getByRole('link', { name: 'Sign In with Galley ID' }).click();
  await page.getByLabel('Account').fill('robin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(token?.split('.')).toHaveLength(3);
  expect(addresses.filter((address) => address.includes(token ?? 'no token'))).toEqual([]);
});

test('two-step verification asks for a code after the provider’s form, and then the list opens (OIDC-10, OIDC-11)', async ({
  page,
  provider,
  request,
}) => {
  await provider.tell({ people: { ora: { email: OTHER, email_verified: true } } });
  const login = await request.post('/account/login/', { data: { email: OTHER, password: PASSWORD } });
  const headers = { Authorization: `Bearer ${(await login.json()) as string}` };
  const send = async <T>(path: string, data: object) =>
    (await (await request.post(`/v1/second-factor/${path}`, { headers, data })).json()) as T;
  const { Secret } = await send<{ Secret: string }>('app', { Password: PASSWORD });
  const { RecoveryCodes } = await send<{ RecoveryCodes: string[] }>('app/confirmation', {
    Code: appCode(Secret),
  });

  await page.goto('/orders?page=1');
  await page.getByRole('link', { name: 'Sign In with Galley ID' }).click();
  await page.getByLabel('Account').fill('ora');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.getByLabel('Code').fill(RecoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page).toHaveURL(/\/orders/);
  await send('app/removal', { Password: PASSWORD });
});
