import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort, root, type GalleyServer } from '../support/galleyServer.ts';
import { MANAGER, REP } from '../support/accounts.ts';
import { withOwnServer } from '../support/ownServer.ts';
import { release, releaseStatus } from '../support/release.ts';
import { expect, expectUsable, fallback, link } from './test.ts';

const test = withOwnServer({ RELEASE_OVERRIDES: 'localhost' });
const badge = (page: Page) => page.getByRole('complementary', { name: 'Releases on trial' });

/** Publishes the active contacts release again under another id, without activating it. */
async function publishAgain(own: GalleyServer, id: string): Promise<string> {
  const { active } = (await releaseStatus(own)).remotes.find(({ remote }) => remote === 'contacts') ?? {};
  const folder = path.join(own.store, 'contacts', id);
  cpSync(path.join(own.store, 'contacts', active ?? ''), folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...record, release: id }));
  return id;
}

/** The addresses of the contacts screen's style sheets. */
const sources = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .map(({ href }) => href ?? '')
      .filter((href) => href.includes('expose_Screen') && !/\/(activities|companies|orders)\//.test(href)),
  );

async function expectLoadedFrom(page: Page, part: string): Promise<void> {
  const loaded = await sources(page);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((name) => !name.includes(part))).toEqual([]);
}

// Serial: in parallel, each worker would start a server.
test.describe.configure({ mode: 'default' });

test.describe('Trying a release that isn’t active yet', () => {
  test('a published release runs only in this browser, on every page, until Reset (CAN-02)', async ({
    page,
    signInAs,
    own,
  }) => {
    const trial = await publishAgain(own, 'trial');
    await signInAs(page);
    await page.goto(`/contacts?parent=1&release.contacts=${trial}`);
    await expectUsable(page, 'contacts');
    await expect(badge(page)).toContainText(`contacts ${trial}`);
    await expectLoadedFrom(page, `/contacts/${trial}/`);
    await link(page, 'orders').click();
    await expectUsable(page, 'orders');
    await page.reload();
    await expect(badge(page)).toBeVisible();

    await page.goto('/contacts?parent=1');
    await expect(badge(page)).toBeVisible();
    await badge(page).getByRole('button', { name: 'Reset' }).click();
    await expect(badge(page)).toBeHidden();
    await expectUsable(page, 'contacts');
    expect((await sources(page)).some((name) => name.includes(`/${trial}/`))).toBe(false);
  });

  test('as a canary it reaches the named people and employee types, and nobody else @long', async ({
    browser,
    signInAs,
    own,
  }) => {
    const id = await publishAgain(own, 'canary');
    const people = ['--employee', REP, '--type', 'Operations'];
    await release(own, 'canary', 'contacts', id, ...people);
    for (const [email, part] of [
      [REP, `/contacts/${id}/`],
      ['ops@galley.example', `/contacts/${id}/`],
      [MANAGER, '/contacts/1.0.0-'],
    ] as const) {
      const context = await browser.newContext({ baseURL: own.url });
      const page = await context.newPage();
      await signInAs(page, email);
      await page.goto('/contacts');
      await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
      await expectLoadedFrom(page, part);
      await context.close();
    }
  });

  test('a release that was rolled back runs only for Operations; for others the page and the badge say why not @long', async ({
    browser,
    signInAs,
    own,
  }) => {
    const id = await publishAgain(own, 'withdrawn');
    await release(own, 'promote', 'contacts', id);
    await release(own, 'rollback', 'contacts', '--reason', 'cards are empty');
    for (const [email, runs] of [
      [REP, false],
      ['ops@galley.example', true],
    ] as const) {
      const context = await browser.newContext({ baseURL: own.url });
      const page = await context.newPage();
      await signInAs(page, email);
      await page.goto(`/contacts?parent=1&release.contacts=${id}`);
      await expect(badge(page)).toContainText('It was rolled back: cards are empty');
      if (runs) {
        await expectUsable(page, 'contacts');
        await expectLoadedFrom(page, `/contacts/${id}/`);
      } else await expect(fallback(page, 'contacts')).toContainText('cards are empty');
      await context.close();
    }
  });

  test('an unpublished release isn’t loaded: the screen says so, and Reset returns to the active release @long', async ({
    page,
    signInAs,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await signInAs(page);
    await page.goto('/contacts?parent=1&release.contacts=https://foreign.example/');
    await expect(fallback(page, 'contacts')).toContainText('https://foreign.example/');
    expect(requested.some((url) => new URL(url).hostname === 'foreign.example')).toBe(false);
    await badge(page).getByRole('button', { name: 'Reset' }).click();
    await expectUsable(page, 'contacts');
    await expect(page).toHaveURL(/\/contacts\?parent=1$/);
  });

  test('a build on a developer’s machine runs if the server allows it, checked by its hashes @long', async ({
    page,
    signInAs,
  }) => {
    const port = await freePort();
    const server = spawn(process.execPath, ['tools/serveRemote.mjs', 'contacts', String(port)], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    server.stdout.on('data', (text) => (said += String(text)));
    await expect.poll(() => said, { timeout: 30_000 }).toContain('Serving');
    await signInAs(page);
    await page.addInitScript(
      (address) => localStorage.setItem('release.contacts', address),
      `http://localhost:${port}`,
    );
    await page.goto('/contacts?parent=1');
    await expectUsable(page, 'contacts');
    await expectLoadedFrom(page, `http://localhost:${port}/`);
    await expect(badge(page)).toContainText(`contacts http://localhost:${port}`);
    server.kill();
    await once(server, 'exit');
  });
});
