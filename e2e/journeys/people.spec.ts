import { OPERATIONS } from '../support/accounts.ts';
import { COLORS, expectAccessible } from '../support/axe.ts';
import { button, field, toast } from '../support/companies.ts';
import { choose } from '../support/choose.ts';
import { longUnless } from '../support/long.ts';
import { test } from '../support/mailing.ts';
import { expect } from '../support/test.ts';

// Serial: in parallel, each worker would start a server.
test.describe.configure({ mode: 'default' });

test('Operations adds an employee, who accepts the invitation, works, and is signed out at once when disabled (PEOP-02 to PEOP-04)', async ({
  page,
  browser,
  mailbox,
  own,
  signInAs,
}) => {
  await signInAs(page, OPERATIONS);
  await page.goto('/activities');
  await button(page, 'Parker Testcase').click();
  await page.getByRole('menuitem', { name: 'People' }).click();
  await button(page, 'Add Employee').click();
  const form = page.getByRole('dialog', { name: 'Add Employee' });
  await field(form, 'First Name').fill('Sky');
  await field(form, 'Last Name').fill('Fiction');
  await field(form, 'Email').fill('sky@galley.example');
  await choose(form, 'Account Owners', 'Gulf Coast');
  await button(form, 'Save').click();
  await expect(toast(page, 'Invitation sent to sky@galley.example')).toBeVisible();
  const entry = page.getByRole('article', { name: 'Sky Fiction' });
  await expect(entry).toContainText('Gulf Coast');
  await expect(entry).toContainText('Invitation valid until');

  const mail = await mailbox.nextMail();
  expect(mail).toContain('To: sky@galley.example');
  const employee = await browser.newPage({ baseURL: own.url });
  await employee.goto(/\/reset-password\?token=[\w-]+/.exec(mail)?.[0] ?? '');
  await employee.getByLabel('New password', { exact: true }).fill('first-ink-1');
  await employee.getByLabel('New password (again)').fill('first-ink-1');
  await button(employee, 'Reset Password').click();
  await expect(employee.getByText(/password/i).first()).toBeVisible();
  await employee.goto('/');
  await employee.getByLabel('Email').fill('sky@galley.example');
  await employee.getByLabel('Password').fill('first-ink-1');
  await button(employee, 'Login').click();
  await expect(button(employee, 'Sky Fiction')).toBeVisible();

  await page.reload();
  await expect(entry).toContainText('Can sign in');
  await button(entry, 'Disable Sky Fiction').click();
  await button(page.getByRole('dialog', { name: 'Disable Sky Fiction?' }), 'Disable').click();
  await expect(toast(page, 'Sky Fiction disabled')).toBeVisible();
  await expect(entry).toHaveCount(0);
  await employee.goto('/contacts?parent=1');
  await expect(employee.getByLabel('Email')).toBeVisible();
  await employee.close();
});

test('phone and links set by Operations appear in header and footer on the next page load (PEOP-12)', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, OPERATIONS);
  await page.goto('/people?part=links');
  await expect(button(page, 'Links')).toHaveCount(0);
  await button(page.getByRole('main'), 'Edit').click();
  const form = page.getByRole('dialog', { name: 'Links and Phone' });
  await field(form, 'Phone').fill('303-555-0142');
  await field(form, 'Reports').fill('https://reports.example/now');
  await button(form, 'Save').click();
  await expect(toast(page, 'Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: '303-555-0142' })).toBeVisible();
  await button(page, 'Links').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Reports']);
});

test('the description of the API can be read at /docs', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/docs#employeeSave');
  const call = page.getByRole('article', { name: 'Add or change an employee' });
  await expect(call).toBeInViewport();
  await expect(call).toContainText('POST /v1/people');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // All rules together take seconds on a page with 17,000 elements.
  await expectAccessible(page, COLORS);
});

for (const [width, scheme] of [
  [360, 'dark'],
  [768, 'light'],
  [1280, 'dark'],
  [1920, 'light'],
] as const) {
  test(
    `the people page has no accessibility findings and no sideways scrolling at ${width} px, ${scheme}`,
    longUnless(width === 360),
    async ({ page, signInAs }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      await signInAs(page, OPERATIONS);
      for (const [part, shown] of [
        ['employees', 'Robin Sample'],
        ['owners', 'Rocky Mountain'],
        ['types', 'Phone Call'],
        ['links', 'Gift Portal'],
      ] as const) {
        await page.goto(`/people?part=${part}`);
        await expect(page.getByRole('main').getByText(shown)).toBeVisible();
        await expectAccessible(page);
        const overhang = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(await overhang()).toBeLessThanOrEqual(0);
      }
      await page.goto('/people');
      await button(page, 'Add Employee').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    },
  );
}
