import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { MANAGER, OTHER, REP } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { withOwnServer } from '../support/ownServer.ts';
import { root } from '../support/galleyServer.ts';
import { publishHostAgain } from '../support/publishHost.ts';
import { release, releaseStatus } from '../support/release.ts';
import { expect, expectUsable } from './test.ts';

const test = withOwnServer();
// Serial, because all of them change the server's only host.
test.describe.configure({ mode: 'default' });

/** The release of the host that a page runs. */
const hostOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src^="/host/"]')?.getAttribute('src')?.split('/')[2]);

/** Resolves when the page listens for releases, which it does only after its first screen has loaded. */
const listens = (page: Page) =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname === '/v1/live').catch(() => undefined);

test('Operations rolls back the host: new pages follow at once, and an open page once its input is discarded (REL-34, REL-28)', async ({
  page,
  signInAs,
  browser,
  own,
}) => {
  test.setTimeout(120_000);
  const before = (await releaseStatus(own)).host?.release ?? '';
  const next = await publishHostAgain(own, '9.0.0-next');
  await release(own, 'promote', 'host', next, '--reason', 'a new header');
  await signInAs(page);
  const listening = listens(page);
  await page.goto('/orders?parent=1');
  await expectUsable(page, 'orders');
  expect(await hostOf(page)).toBe(next);
  await page
    .getByRole('button', { name: /^Add activity about order line / })
    .first()
    .click();
  const notes = page.getByRole('dialog', { name: 'Add New Activity' }).getByLabel('Activity Notes');
  await notes.fill('Unsaved Changes');
  await listening;
  await page.evaluate(() => (document.documentElement.dataset['same'] = 'page'));

  await release(own, 'rollback', 'host', '--reason', 'the header hides the search');
  const context = await browser.newContext({ baseURL: own.url });
  const other = await context.newPage();
  await other.goto('/');
  expect(await hostOf(other)).toBe(before);
  await context.close();
  await expect(page.getByText('A Galley update is ready.')).toBeVisible();
  await expectAccessible(page);
  await expect(notes).toHaveValue('Unsaved Changes');
  expect(await page.evaluate(() => document.documentElement.dataset['same'])).toBe('page');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => hostOf(page).catch(() => null)).toBe(before);
  await expectUsable(page, 'orders');
  expect(await release(own, 'history', 'host')).toContain('(the header hides the search)');
});

test('a host that lacks a name imported by a remote is refused, naming it (REL-26)', async ({ own }) => {
  const module = '@galley/shared/ui';
  const lacking = await publishHostAgain(own, '9.0.0-lacking', ({ host }) => {
    host.exports[module] = (host.exports[module] ?? []).filter((name) => name !== 'ListScreen');
  });
  const { active } = (await releaseStatus(own)).remotes.find(({ remote }) => remote === 'orders') ?? {};
  await expect(release(own, 'promote', 'host', lacking)).rejects.toThrow(
    `orders ${active}: It imports \`ListScreen\` from ${module}, which host ${lacking} doesn't export.`,
  );
});

test('a canary of the host reaches the named person after sign-in, and nobody else (REL-29)', async ({
  page,
  signInAs,
  browser,
  own,
}) => {
  const before = (await releaseStatus(own)).host?.release ?? '';
  const canary = await publishHostAgain(own, '9.0.0-canary');
  await release(own, 'canary', 'host', canary, '--employee', REP);
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
  await card.getByRole('button', { name: 'End Canary for host' }).click();
  const dialog = other.getByRole('dialog', { name: 'End Canary for host' });
  await dialog.getByLabel('Reason').fill('seen enough');
  await dialog.getByRole('button', { name: 'End Canary' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => hostOf(page).catch(() => null)).toBe(before);
  await context.close();
});

const isReport = (url: string) => new URL(url).pathname === '/releases/reports';

for (const [what, isLost] of [
  ['first script', (file: string, entry: string) => file === entry],
  ['signed-in part', (file: string) => file.startsWith('assets/signed-in.')],
] as const) {
  test(`a host whose ${what} can't be loaded is rolled back once the pages of three people have reported it (REL-30)`, async ({
    browser,
    signInAs,
    own,
  }) => {
    test.setTimeout(180_000);
    const before = (await releaseStatus(own)).host?.release ?? '';
    const broken = await publishHostAgain(own, `9.0.0-${what.replace(' ', '-')}`);
    await release(own, 'promote', 'host', broken, '--reason', 'a new header');
    const folder = path.join(own.store, 'host', broken);
    const { entry, files } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as {
      entry: string;
      files: Record<string, string>;
    };
    for (const file of Object.keys(files)) if (isLost(file, entry)) rmSync(path.join(folder, file));
    for (const person of [REP, OTHER, MANAGER]) {
      const context = await browser.newContext({ baseURL: own.url });
      const page = await context.newPage();
      await signInAs(page, person);
      const reportSent = page.waitForResponse((answer) => isReport(answer.url()));
      await page.goto('/orders?parent=1');
      const answer = await reportSent;
      expect(answer.status()).toBe(204);
      expect(answer.request().postDataJSON()).toMatchObject({
        remote: 'host',
        release: broken,
        status: 'failed',
        errorClass: 'load',
        canary: false,
      });
      await context.close();
    }
    await expect.poll(async () => (await releaseStatus(own)).host?.release, { timeout: 60_000 }).toBe(before);
    expect(await release(own, 'history', 'host')).toContain('3 of 3');
  });
}

test('a host lists its packages, including those that it provides (REL-36)', async ({ own }) => {
  const active = (await releaseStatus(own)).host?.release ?? '';
  const file = path.join(own.store, 'host', active, 'sbom.cdx.json');
  const { sbomFaults } = (await import(pathToFileURL(path.join(root, 'tools/lib/sbomFaults.mjs')).href)) as {
    sbomFaults: (text: string) => Promise<string | null>;
  };
  expect(await sbomFaults(readFileSync(file, 'utf8'))).toBeNull();
  const { dependencies } = JSON.parse(await release(own, 'show', 'host', active, '--json')) as {
    dependencies: { name: string; licences: string[] }[];
  };
  const names = dependencies.map(({ name }) => name);
  for (const name of ['@galley/shared', 'bootstrap', 'react', 'react-dom', 'react-router'])
    expect(names).toContain(name);
  expect(dependencies.filter(({ licences }) => licences.length === 0)).toEqual([]);
});
