import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { GalleyServer } from '../support/galleyServer.ts';
import { withOwnServer } from '../support/ownServer.ts';
import { publishHostAgain } from '../support/publishHost.ts';
import { node, release, releaseStatus } from '../support/release.ts';
import { expect, expectUsable, link } from './test.ts';

const test = withOwnServer();

interface Pair {
  host: string;
  remote: string;
  release: string;
  reasons: string[];
}

/** Builds and publishes a release of another team's remote for this React version. */
async function publishMyDay(own: GalleyServer, id: string, react = '^19.0.0'): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-versions-'));
  node(['e2e/foreign/remote.mjs', folder, id, 'My Day', react]);
  await release(own, 'publish', folder);
  rmSync(folder, { recursive: true });
}

/** Promotes a release, unless it is the active one already. */
async function activate(own: GalleyServer, remote: string, id: string): Promise<void> {
  const { active } = (await releaseStatus(own)).remotes.find((one) => one.remote === remote) ?? {};
  if (active !== id) await release(own, 'promote', remote, id, '--reason', 'next pair');
}

/** The releases in a page: its host, and the container of its screen. */
const running = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('script[src^="/host/"]')?.getAttribute('src')?.split('/')[2],
    document.querySelector('[data-release]')?.getAttribute('data-release'),
  ]);

test('pairs of hosts and releases allowed by the matrix run; a release that needs a newer React is refused, and nothing changes @long (TEAM-15, TEAM-16)', async ({
  browser,
  signInAs,
  own,
}) => {
  test.setTimeout(240_000);
  const before = await releaseStatus(own);
  const first = before.host?.release ?? '';
  const hosts = [
    first,
    await publishHostAgain(own, '9.0.0-second'),
    await publishHostAgain(own, '9.0.0-third', ({ host }) => {
      host.exports['@galley/shared/store']?.push('later');
    }),
  ];
  for (const id of ['1.0.0-a', '1.0.0-b']) await publishMyDay(own, id);
  const pairs = JSON.parse(await release(own, 'matrix', '--json')) as Pair[];
  expect(new Set(pairs.map(({ host }) => host))).toEqual(new Set(hosts));
  const remotes = before.remotes.map(({ remote }) => remote).filter((remote) => remote !== 'host');
  expect(new Set(pairs.map(({ remote }) => remote))).toEqual(new Set([...remotes, 'my-day']));
  expect(pairs.filter(({ reasons }) => reasons.length > 0)).toEqual([]);

  /** Opens the screen in a separate browser, because an open page would reload for another host. */
  const runs = async (host: string, id: string) => {
    const context = await browser.newContext({ baseURL: own.url });
    const page = await context.newPage();
    await signInAs(page);
    await page.goto('/my-day?parent=1');
    await page.getByRole('button', { name: 'Pressed 0 times' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    expect(await running(page)).toEqual([host, `foreign_my_day_${id.replaceAll(/\W/g, '_')}`]);
    await link(page, 'orders').click();
    await expectUsable(page, 'orders');
    await context.close();
  };
  const [, second = '', third = ''] = hosts;
  for (const [host, id] of [
    [second, '1.0.0-a'],
    [third, '1.0.0-b'],
    [first, '1.0.0-b'],
    [first, '1.0.0-a'],
  ] as const) {
    await activate(own, 'host', host);
    await activate(own, 'my-day', id);
    await runs(host, id);
  }

  await publishMyDay(own, '1.0.0-c', '^20.0.0');
  const refused = /It requires react \^20\.0\.0, and the host provides 19\./;
  await expect(release(own, 'matrix')).rejects.toThrow(refused);
  await expect(release(own, 'promote', 'my-day', '1.0.0-c')).rejects.toThrow(refused);
  await runs(first, '1.0.0-a');
});
