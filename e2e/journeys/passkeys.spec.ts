import type { Page } from '@playwright/test';
import { PASSWORD, REP } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { withNamedServer } from '../support/ownServer.ts';
import { expect } from '../support/test.ts';

// Passkeys need a host name; the other journeys use an IP address.
const test = withNamedServer();
// The responses of call 31 before a second step, and of call 291 for a removed passkey.
test.use({ expectedErrors: [/401 \(Unauthorized\)|422 \(Unprocessable/] });

/** A virtual platform authenticator, which verifies its user at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(REP);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

const signOut = async (page: Page) => {
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/');
};

test('a passkey is added and named, is the second step, signs in alone, and is removed (PKEY-01, PKEY-03, PKEY-04)', async ({
  page,
}) => {
  await addAuthenticator(page);
  await page.goto('/');
  await enterPassword(page);
  await expect(page).toHaveURL(/\/activities/);
  await page.goto('/account');
  const security = page.getByRole('region', { name: 'Security' });
  await security.getByRole('button', { name: 'Add Passkey' }).click();
  await security.getByLabel('Your Password').fill(PASSWORD);
  await security.getByRole('button', { name: 'Continue' }).click();
  await expect(security.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await security.getByLabel('Passkey Name').fill('This computer');
  await expectAccessible(page);
  await security.getByRole('button', { name: 'Save' }).click();
  await expect(security.getByRole('listitem', { name: 'This computer' })).toContainText('Never used');

  await signOut(page);
  await enterPassword(page);
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use Passkey' }).click();
  await expect(page).toHaveURL(/\/activities/);

  await signOut(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
  await expect(page).toHaveURL(/\/activities/);

  await page.goto('/account');
  await expect(security.getByRole('listitem', { name: 'This computer' })).toContainText('Last used');
  await security.getByRole('button', { name: 'Remove This computer' }).click();
  await security.getByLabel('Your Password').fill(PASSWORD);
  await security.getByRole('button', { name: 'Remove This computer', exact: true }).last().click();
  await expect(page.getByText('This computer removed')).toBeVisible();
  await expect(security.getByRole('listitem', { name: 'This computer' })).toHaveCount(0);

  await signOut(page);
  await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText('Galley doesn’t know this passkey. Sign in another way.');
  await expectAccessible(page);
});
