import { OTHER, PASSWORD } from '../support/accounts.ts';
import { appCode } from '../support/appCode.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('an authenticator app is set up, signing in elsewhere asks for its code, and that session is ended from here (FACT-01, FACT-04, SESS-02)', async ({
  page,
  browser,
  baseURL,
  signInAs,
}) => {
  await signInAs(page, OTHER);
  await page.goto('/account');
  const security = page.getByRole('region', { name: 'Security' });
  await security.getByRole('button', { name: 'Set Up Authenticator App' }).click();
  await security.getByLabel('Your Password').fill(PASSWORD);
  await security.getByRole('button', { name: 'Continue' }).click();
  const secret = (await security.locator('code').innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  await security.getByRole('textbox', { name: 'Code' }).fill(appCode(secret));
  await security.getByRole('button', { name: 'Confirm' }).click();
  const codes = security.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = ''] = await codes.allInnerTexts();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await other.goto('/');
  await other.getByLabel('Email').fill(OTHER);
  await other.getByLabel('Password').fill(PASSWORD);
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(other.getByLabel('Code')).toBeFocused();
  await expectAccessible(other);
  await other.getByLabel('Code').fill(recovery);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other).toHaveURL(/\/activities/);

  await page.reload();
  await security
    .getByRole('button', { name: /^Sign Out/ })
    .first()
    .click();
  await expect(page.getByText(/^Signed out of Chrome/)).toBeVisible();
  // The server tells the open page; a reload after that would show no reason.
  await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await elsewhere.close();

  await security.getByRole('button', { name: 'Remove App' }).click();
  await security.getByLabel('Your Password').fill(PASSWORD);
  await security.getByRole('button', { name: 'Remove App' }).click();
  await expect(security.getByRole('button', { name: 'Set Up Authenticator App' })).toBeVisible();
});
