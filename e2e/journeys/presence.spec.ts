import { OTHER, REP } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('two people see each other at the page of a company, and no more once one has left (LIVE-11)', async ({
  page,
  browser,
  baseURL,
  signInAs,
}) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await context.newPage();
  await signInAs(page, REP);
  await signInAs(other, OTHER);
  const listens = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/v1/live');
  await page.goto('/companies/1');
  await listens;
  const marks = page.getByRole('img', { name: /also has this open$/ });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(marks).toHaveCount(0);
  await other.goto('/companies/1');
  await expect(other.getByRole('img', { name: /also has this open$/ })).toBeVisible();
  await expect(marks).toBeVisible();
  await marks.focus();
  await expectAccessible(page);
  await other.goto('/orders');
  await expect(marks).toHaveCount(0);
  await context.close();
});
