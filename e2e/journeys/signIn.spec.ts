import { PASSWORD, REP } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.describe('Signing in', () => {
  test('shows the form to everybody and links to the password reset (AUTH-01) @both', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await expect(page).toHaveURL(/\/reset-password$/);
  });

  test('names each empty field and sends nothing until both are filled (AUTH-02)', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/account/')) sent.push(request.url());
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('User email is required.')).toBeVisible();
    await expect(page.getByText('Password is required.')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    expect(sent).toEqual([]);
  });

  test('takes a rep with the right password to their activities (AUTH-03) @both', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Email').fill(REP);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/activities$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  test.describe('with a wrong password', () => {
    test.use({ expectedErrors: [/status of 400/] });
    test('says so and keeps what was typed (AUTH-04) @both', async ({ page }) => {
      await page.goto('/');
      await page.getByLabel('Email').fill(REP);
      await page.getByLabel('Password').fill('not the password');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText('Login Failed: Invalid Login Credentials.').first()).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(REP);
    });
  });

  test.describe('without a network', () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });
    test('says the same and works once the network is back (AUTH-04) @long', async ({ page }) => {
      await page.goto('/');
      await page.route('**/account/login*', (route) => route.abort());
      await page.route('**/account/login/', (route) => route.abort());
      await page.getByLabel('Email').fill(REP);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText('Login Failed: Invalid Login Credentials.').first()).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page).toHaveURL(/\/activities$/);
    });
  });

  test('returns to the requested address, and loads nothing before (AUTH-05) @both', async ({ page }) => {
    const data: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/v1/')) data.push(request.url());
    });
    await page.goto('/contacts?size=50');
    await expect(page).toHaveURL(/\/(\?|$)/);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(data).toEqual([]);
    await page.getByLabel('Email').fill(REP);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/contacts\?size=50$/);
  });

  test('a token that cannot be read is removed and the user is sent to sign in (AUTH-06) @long', async ({
    page,
  }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('token', 'not-a-token'));
    await page.goto('/activities');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('signing out removes the token, ends the session and signs out the other tabs (AUTH-07) @both', async ({
    page,
    context,
    galley,
  }) => {
    await page.goto('/');
    await page.getByLabel('Email').fill(REP);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const other = await context.newPage();
    await other.goto('/activities');
    await expect(other.getByRole('article').first()).toBeVisible();

    await page.getByRole('button', { name: 'Robin Sample' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await expect(other.getByRole('button', { name: 'Login' })).toBeVisible();
    const refused = await fetch(`${galley.url}/v1/customers/trendgroups`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(refused.status).toBe(401);
  });

  test.describe('when the server no longer knows the session', () => {
    test.use({ expectedErrors: [/status of 401/] });
    test('the app ends it and returns to the same place after signing in (AUTH-08) @long', async ({
      page,
      signInAs,
      galley,
      tokens,
    }) => {
      await signInAs(page);
      await page.goto('/contacts');
      await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
      const token = await page.evaluate(() => localStorage.getItem('token'));
      await fetch(`${galley.url}/account/logout`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
      tokens.clear();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
      await page.getByLabel('Email').fill(REP);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page).toHaveURL(/\/contacts$/);
    });
  });
});
