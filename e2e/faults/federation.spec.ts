import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PublicRegistry } from '@galley/shared/contract/releases';
import type { GalleyServer } from '../support/galleyServer.ts';
import { withOwnServer } from '../support/ownServer.ts';
import { node, release } from '../support/release.ts';
import { startStaticOrigin } from './staticOrigin.ts';
import { expect, expectOthersUsable, expectUsable, link, REMOTES } from './test.ts';

interface FederationInstance {
  name: string;
  registerRemotes: (remotes: { name: string; entry: string }[]) => void;
  loadRemote: (id: string) => Promise<unknown>;
  preloadRemote: (remotes: { nameOrAlias: string }[]) => Promise<void>;
}

declare global {
  var __FEDERATION__: { __INSTANCES__: FederationInstance[]; moduleInfo: Record<string, object> };
}

const test = withOwnServer();
// Serial: in parallel, each worker would start a server.
test.describe.configure({ mode: 'default' });

const registryOf = async ({ url }: GalleyServer) =>
  (await (await fetch(`${url}/releases.json`)).json()) as PublicRegistry;

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-foreign-'));
  const result = await work(folder);
  rmSync(folder, { recursive: true });
  return result;
}

test.describe('Module Federation with apps of other teams', () => {
  test('its DevTools find the host and every remote that runs, each with its release @long', async ({
    page,
    signInAs,
    own,
  }) => {
    await signInAs(page);
    await page.goto('/orders?parent=1');
    await expectUsable(page, 'orders');
    await expectOthersUsable(page, 'orders');
    const { remotes, releases } = await registryOf(own);
    const names = REMOTES.map((remote) => `${remote}:${remotes[remote]?.active}`);
    const containers = REMOTES.map((remote) => releases[remote]?.[remotes[remote]?.active ?? '']?.container);
    const seen = await page.evaluate(() => ({
      modules: Object.keys(globalThis.__FEDERATION__.moduleInfo),
      instances: globalThis.__FEDERATION__.__INSTANCES__.map(({ name }) => name),
    }));
    expect(seen.modules).toEqual(expect.arrayContaining(['galley_host', ...names]));
    expect(seen.instances).toEqual(expect.arrayContaining(['galley_host', ...containers]));
  });

  test('its runtime only loads what the registry lists', async ({ page, signInAs, own }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await signInAs(page);
    await page.goto('/orders?parent=1');
    await expectUsable(page, 'orders');
    const entry = `${own.url}/remotes/other/1/remoteEntry.js`;
    const refusals = await page.evaluate(async (url) => {
      const host = globalThis.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'galley_host');
      host?.registerRemotes([{ name: 'other', entry: url }]);
      host?.registerRemotes([
        { name: 'described', entry: url.replace('remoteEntry.js', 'mf-manifest.json') },
      ]);
      await host?.preloadRemote([{ nameOrAlias: 'other' }]);
      const attempt = (id: string) => host?.loadRemote(id).then(() => 'carried out', String);
      return [await attempt('other/Screen'), await attempt('described/Screen')];
    }, entry);
    for (const refusal of refusals) expect(refusal).toContain('Refused');
    expect(requested.filter((url) => url.includes('/other/'))).toEqual([]);
  });

  for (const file of ['remoteEntry.js', 'mf-manifest.json']) {
    test(`another app loads the orders remote from its ${file} and shows its screen @long`, async ({
      page,
      own,
    }) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'galley-foreign-'));
      node(['e2e/foreign/host.mjs', folder]);
      const origin = await startStaticOrigin(folder);
      const { remotes, releases } = await registryOf(own);
      const { container = '', entry } = releases['orders']?.[remotes['orders']?.active ?? ''] ?? {};
      const url = `${own.url}${entry?.url.replace('remoteEntry.js', file)}`;
      await page.goto(`${origin.url}/index.html?${new URLSearchParams({ name: container, entry: url })}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
      await origin.close();
      rmSync(folder, { recursive: true });
    });
  }

  test('a remote built by another team runs after publishing and passing the gate', async ({
    page,
    signInAs,
    own,
  }) => {
    await inFolder(async (folder) => {
      node(['e2e/foreign/remote.mjs', folder, '1.0.0-foreign']);
      await release(own, 'publish', folder);
    });
    await release(own, 'promote', 'contacts', '1.0.0-foreign', '--reason', 'their own tools');
    await signInAs(page);
    await expect.poll(async () => (await registryOf(own)).remotes['contacts']?.active).toBe('1.0.0-foreign');
    await page.goto('/contacts?parent=1');
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts of another team' })).toBeVisible();
    // Hooks work, so it uses the host's React.
    await page.getByRole('button', { name: 'Pressed 0 times' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    await link(page, 'orders').click();
    await expectUsable(page, 'orders');
    await release(own, 'rollback', 'contacts', '--reason', 'that was a trial');
  });

  test('a remote’s screen, list chip and company dialog appear in an open page, and disappear when it is disabled (TEAM-07, TEAM-13, TEAM-14)', async ({
    page,
    signInAs,
    own,
  }) => {
    await inFolder(async (folder) => {
      node(['e2e/foreign/remote.mjs', folder, '1.0.0-first', 'My Day']);
      await release(own, 'publish', folder);
    });
    await signInAs(page);
    await page.goto('/orders?parent=1');
    const host = (await registryOf(own)).host?.release;
    const myDay = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'My Day', exact: true });
    await expect(link(page, 'orders')).toBeVisible();
    await expect(myDay).toHaveCount(0);
    const chip = page.getByRole('group', { name: 'Views' }).getByRole('link', { name: /^Late/ });
    await expect(chip).toHaveCount(0);
    await release(own, 'promote', 'my-day', '1.0.0-first', '--reason', 'the first');
    await expect(myDay).toBeVisible();
    await expect(chip).toHaveText(/^Late[\d,]+$/);
    const [counted = ''] = /[\d,]+$/.exec((await chip.textContent()) ?? '') ?? [];
    await chip.click();
    await expect(page).toHaveURL(/\/orders\?parent=1&late=1&view=0$/);
    await expect(chip).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText(new RegExp(`of ${counted}\\b|^${counted} `)).first()).toBeVisible();
    await link(page, 'companies').click();
    await expectUsable(page, 'companies');
    const card = page.getByRole('article').first();
    const name = await card.getByRole('heading').first().textContent();
    await card.getByRole('button', { name: `More actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Plan a Visit' }).click();
    const visit = page.getByRole('dialog', { name: `Visit of ${name}` });
    await visit.getByRole('button', { name: /^Close company \d+$/ }).click();
    await expect(visit).toHaveCount(0);
    await myDay.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts of another team' })).toBeVisible();
    await expect(page).toHaveURL(/\/my-day\?parent=1$/);
    await release(own, 'disable', 'my-day', '--reason', 'wrong figures');
    await expect(myDay).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText('wrong figures');
    await link(page, 'companies').click();
    await expect(page.getByRole('article').first()).toBeVisible();
    // The offers of other releases stay.
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: `More actions for ${name}` })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Add Quote' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Plan a Visit' })).toHaveCount(0);
    expect((await registryOf(own)).host?.release).toBe(host);
  });

  test('the gate refuses a remote whose chunks have no integrity hash, and names them @long', async ({
    own,
  }) => {
    await inFolder(async (folder) => {
      node(['e2e/foreign/remote.mjs', folder, '1.0.0-unverified', 'unverified']);
      await release(own, 'publish', folder);
    });
    const gate = release(own, 'gate', 'contacts', '1.0.0-unverified');
    await expect(gate).rejects.toThrow(/Screen.*\.js would be loaded without its hash/);
  });
});
