import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GalleyServer } from '../support/galleyServer.ts';
import { withOwnServer } from '../support/ownServer.ts';
import { node, release } from '../support/release.ts';
import { expect, expectOthersUsable, expectUsable } from './test.ts';

interface FederationInstance {
  name: string;
  registerRemotes: (remotes: { name: string; entry: string }[]) => void;
  loadRemote: (id: string) => Promise<unknown>;
  preloadRemote: (remotes: { nameOrAlias: string }[]) => Promise<void>;
}

declare global {
  var __FEDERATION__: { __INSTANCES__: FederationInstance[] } | undefined;
}

const test = withOwnServer();
const RELEASE = '1.0.0-with-runtime';

/** Lets contacts run that are built with the runtime of Module Federation 2. */
function promoteWithRuntime(own: GalleyServer): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-runtime-'));
  node(['e2e/support/runtimeRelease.mjs', folder], { RELEASE_ID: RELEASE });
  release(own, 'publish', folder);
  release(own, 'promote', 'contacts', RELEASE, '--reason', 'other tools');
  rmSync(folder, { recursive: true });
}

test('a release that is built with the runtime of Module Federation works beside those that link themselves, and that runtime loads nothing of its own accord', async ({
  page,
  signInAs,
  own,
}) => {
  test.setTimeout(120_000);
  await signInAs(page);
  await page.goto('/orders?parent=1');
  await expectUsable(page, 'orders');
  expect(await page.evaluate(() => '__FEDERATION__' in globalThis)).toBe(false);

  promoteWithRuntime(own);
  await expect
    .poll(async () => (await (await fetch(`${own.url}/releases.json`)).json()).remotes.contacts.active)
    .toBe(RELEASE);
  await page.goto('/contacts?parent=1');
  await expectUsable(page, 'contacts');
  // The screen and its form have the host's React and store: neither could be shown with copies of their own.
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('Individual Name')).not.toHaveValue('');
  await page.keyboard.press('Escape');
  await expectOthersUsable(page, 'contacts');

  const refusals = await page.evaluate(async () => {
    const instance = globalThis.__FEDERATION__?.__INSTANCES__.find(({ name }) => name.includes('contacts'));
    const entry =
      [...document.querySelectorAll<HTMLLinkElement>('link[href$="remoteEntry.js"]')][0]?.href ?? '';
    const reasonOf = (attempt: () => unknown) =>
      new Promise((resolve) => resolve(attempt())).then(() => 'carried out', String);
    return Promise.all([
      reasonOf(() => instance?.registerRemotes([{ name: 'other', entry }])),
      reasonOf(() => instance?.loadRemote('other/Screen')),
      reasonOf(() => instance?.preloadRemote([{ nameOrAlias: 'other' }])),
    ]);
  });
  for (const refusal of refusals) expect(refusal).toContain('Remote loading is disabled');
});
