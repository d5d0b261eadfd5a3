import { OTHER, PASSWORD } from '../support/accounts.ts';
import { test } from '../support/mailing.ts';
import { expect } from '../support/test.ts';

test('the emailed link replaces a forgotten password, once, and the old one no longer works (AUTH-09 to AUTH-13)', async ({
  page,
  mailbox,
  own,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('User email is required.')).toBeVisible();
  await page.getByLabel('Email').fill(OTHER);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Reset instructions have been emailed to you.')).toBeVisible();

  const mail = await mailbox.nextMail();
  expect(mail).toContain(`To: ${OTHER}`);
  const path = /\/reset-password\?token=[\w-]+/.exec(mail)?.[0] ?? '';
  const reset = async (password: string, again = password) => {
    await page.goto(path);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('New password (again)').fill(again);
    await page.getByRole('button', { name: 'Reset Password' }).click();
  };
  await reset('fresh-ink-2', 'other');
  await expect(page.getByText('Passwords must match')).toBeVisible();
  await reset('fresh-ink-2');
  await expect(page.getByText('Your password has been successfully changed!')).toBeVisible();
  await reset('fresh-ink-3');
  await expect(page.getByRole('alert')).toContainText(
    'Your password could not be updated. Please ensure the link is not expired or try again',
  );
  await page.getByRole('link', { name: 'try again' }).click();
  await expect(page.getByRole('button', { name: 'Reset', exact: true })).toBeVisible();

  const signIn = (password: string) =>
    fetch(`${own.url}/account/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: OTHER, password }),
    });
  expect((await signIn(PASSWORD)).status).toBe(400);
  expect((await signIn('fresh-ink-2')).status).toBe(200);
});

test('an address without an account gets an error message (AUTH-10) @long', async ({ page }) => {
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill('nobody@galley.example');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('alert')).toHaveText('No account was found for that email address.');
});
