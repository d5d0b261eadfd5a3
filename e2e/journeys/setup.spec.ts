import { expectAccessible } from '../support/axe.ts';
import { startGalley } from '../support/galleyServer.ts';
import { withOwn } from '../support/ownServer.ts';
import { expect } from '../support/test.ts';

/** With an empty database. */
const test = withOwn(() => startGalley({ isBrief: true, env: { DEMO: 'off' } }));
// The console error for the second attempt.
test.use({ expectedErrors: [/409 \(Conflict\)/] });
const ADDRESS = /\/setup#[\w-]{43}/;

test('the first person sets up Galley at the address printed at start, which works only once (FIRST-02)', async ({
  page,
  own,
}) => {
  await expect.poll(own.output).toMatch(ADDRESS);
  const [path = ''] = ADDRESS.exec(own.output()) ?? [];
  await page.goto(own.url + path);
  await page.getByRole('button', { name: 'Set Up Galley' }).click();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('First Name').fill('Sky');
  await page.getByLabel('Last Name').fill('Fiction');
  await page.getByLabel('Email').fill('sky@galley.example');
  await page.getByLabel('Password', { exact: true }).fill('quiet-ink-7');
  await page.getByLabel('Account Owner Password').fill('owner-ink-7');
  await page.getByRole('button', { name: 'Set Up Galley' }).click();
  await expect(page.getByRole('button', { name: /Sky Fiction/ })).toBeVisible();

  await page.getByRole('button', { name: /Sky Fiction/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.goto(own.url + path);
  await page.reload();
  await page.getByLabel('First Name').fill('Other');
  await page.getByLabel('Last Name').fill('Fiction');
  await page.getByLabel('Email').fill('other@galley.example');
  await page.getByLabel('Password', { exact: true }).fill('quiet-ink-8');
  await page.getByLabel('Account Owner Password').fill('owner-ink-8');
  await page.getByRole('button', { name: 'Set Up Galley' }).click();
  await expect(page.getByRole('alert')).toContainText('Galley is already set up');
});
