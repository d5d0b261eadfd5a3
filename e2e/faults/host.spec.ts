import type { Page } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { withOwnServer } from '../support/ownServer.ts';
import { publishHostAgain } from '../support/publishHost.ts';
import { release, releaseStatus } from '../support/release.ts';
import { expect, expectUsable } from './test.ts';

const test = withOwnServer();
// One after the other: all change the one host of the server.
test.describe.configure({ mode: 'default' });

/** The release of the host that a page runs. */
const hostOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src^="/host/"]')?.getAttribute('src')?.split('/')[2]);

/** Until then a page leaves the network to its first screen; then it listens for releases. */
const listens = (page: Page) =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname === '/v1/live').catch(() => undefined);

test('operations roll back the host: new pages get it at once, an open page once its input is saved, and nothing is lost (REL-34, REL-28)', async ({
  page,
  signInAs,
  browser,
  own,
}) => {
  test.setTimeout(120_000);
  const before = releaseStatus(own).host?.release ?? '';
  const next = publishHostAgain(own, '9.0.0-next');
  release(own, 'promote', 'host', next, '--reason', 'a new header');
  await signInAs(page);
  const listening = listens(page);
  await page.goto('/orders?parent=1');
  await expectUsable(page, 'orders');
  expect(await hostOf(page)).toBe(next);
  await page.getByRole('button', { name: 'Add activity about this order line' }).first().click();
  const notes = page.getByRole('dialog', { name: 'Add New Activity' }).getByLabel('Activity Notes');
  await notes.fill('Not saved yet');
  await listening;
  await page.evaluate(() => (document.documentElement.dataset['same'] = 'page'));

  release(own, 'rollback', 'host', '--reason', 'the header hides the search');
  const context = await browser.newContext({ baseURL: own.url });
  const other = await context.newPage();
  await other.goto('/');
  expect(await hostOf(other)).toBe(before);
  await context.close();
  await expect(page.getByText('Another release of Galley is ready.')).toBeVisible();
  await expectAccessible(page);
  await expect(notes).toHaveValue('Not saved yet');
  expect(await page.evaluate(() => document.documentElement.dataset['same'])).toBe('page');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => hostOf(page).catch(() => null)).toBe(before);
  await expectUsable(page, 'orders');
  expect(release(own, 'history', 'host')).toContain('(the header hides the search)');
});

test('a host that lacks a name which a remote imports is refused, by that name (REL-26)', async ({ own }) => {
  const module = '@galley/shared/ui';
  const lacking = publishHostAgain(own, '9.0.0-lacking', ({ host }) => {
    host.exports[module] = (host.exports[module] ?? []).filter((name) => name !== 'ListScreen');
  });
  const refused = () => release(own, 'promote', 'host', lacking);
  const { active } = releaseStatus(own).remotes.find(({ remote }) => remote === 'orders') ?? {};
  expect(refused).toThrow(
    `orders ${active}: It imports \`ListScreen\` from ${module}, which host ${lacking} does not export.`,
  );
});

test('as a canary the host reaches the person whom it names, after the sign-in, and nobody else (REL-29)', async ({
  page,
  signInAs,
  browser,
  own,
}) => {
  const before = releaseStatus(own).host?.release ?? '';
  const canary = publishHostAgain(own, '9.0.0-canary');
  release(own, 'canary', 'host', canary, '--employee', REP);
  await page.goto('/');
  expect(await hostOf(page)).toBe(before);
  await signInAs(page, REP);
  await page.goto('/orders?parent=1');
  await expect.poll(() => hostOf(page).catch(() => null)).toBe(canary);
  await expectUsable(page, 'orders');
  // The next page comes with it at once.
  await page.goto('/contacts?parent=1');
  expect(await hostOf(page)).toBe(canary);

  const context = await browser.newContext({ baseURL: own.url });
  const other = await context.newPage();
  await signInAs(other, 'ops@galley.example');
  await other.goto('/releases');
  const card = other.getByRole('article', { name: 'host' });
  await expect(card).toContainText(`${canary} for ${REP}`);
  expect(await hostOf(other)).toBe(before);
  await expectAccessible(other);
  await card.getByRole('button', { name: 'End canary' }).click();
  const dialog = other.getByRole('dialog', { name: 'End the canary of host' });
  await dialog.getByLabel('Reason').fill('seen enough');
  await dialog.getByRole('button', { name: 'End Canary' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => hostOf(page).catch(() => null)).toBe(before);
  await context.close();
});
