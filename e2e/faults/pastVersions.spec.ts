import type { Page } from '@playwright/test';
import type { GalleyServer } from '../support/galleyServer.ts';
import { withOwnServer } from '../support/ownServer.ts';
import { activate, publishVersions, type Version } from '../support/pastVersions.ts';
import { release } from '../support/release.ts';
import { expect } from './test.ts';

const test = withOwnServer();

interface Pair {
  host: string;
  remote: string;
  release: string;
  reasons: string[];
}

/** The screens, by remote: the title, and what stands there once it has answered. */
const SCREENS = {
  activities: { title: /^Activities/, shown: (page: Page) => page.getByRole('article').first() },
  companies: { title: /^Companies/, shown: (page: Page) => page.getByRole('article').first() },
  contacts: { title: /^Contacts/, shown: (page: Page) => page.getByRole('article').first() },
  orders: { title: /^Orders/, shown: (page: Page) => page.getByRole('article').first() },
  'my-day': {
    title: /^My Day/,
    shown: (page: Page) =>
      page.getByRole('list', { name: 'Figures' }).getByRole('link', { name: /^Overdue \d/ }),
  },
} as const;
const REMOTES = Object.keys(SCREENS) as (keyof typeof SCREENS)[];

/** What a page runs: its host, and the containers of the screens in it. */
const running = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('script[src^="/host/"]')?.getAttribute('src')?.split('/')[2],
    document.querySelector('[data-release]')?.getAttribute('data-release'),
  ]);

/** What the console says is wrong, while a page is open. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Whether the gate lets a host run a release of a remote. */
function judged(pairs: readonly Pair[]) {
  return (host: Version, remote: string, of: Version): string[] => {
    const [hostId, id] = [host.builds.get('host')?.release, of.builds.get(remote)?.release];
    const pair = pairs.find((one) => one.host === hostId && one.remote === remote && one.release === id);
    if (pair === undefined) throw new Error(`The matrix lacks host ${hostId} with ${remote} ${id}`);
    return pair.reasons;
  };
}

/** Makes a host and the remotes of a version run, those apart that the gate refuses: of them the host's own. */
async function run(own: GalleyServer, host: Version, of: Version, refused: readonly string[]) {
  const remotes = REMOTES.map((remote) => [
    remote,
    (refused.includes(remote) ? host : of).builds.get(remote)?.release ?? '',
  ]);
  const asked = { ...Object.fromEntries(remotes), host: host.builds.get('host')?.release ?? '' };
  expect(await activate(own, asked)).toEqual([]);
}

test('the last three hosts show every screen of the last three releases that the gate lets them run, and the others are refused with the reason @long (TEAM-25)', async ({
  browser,
  signInAs,
  own,
}) => {
  test.setTimeout(45 * 60_000);
  const versions = publishVersions(own);
  const [today] = versions;
  if (today === undefined) throw new Error('no builds');
  const reasonsOf = judged(JSON.parse(release(own, 'matrix', '--json')) as Pair[]);
  await run(own, today, today, []);
  const table: string[] = [];

  for (const host of versions)
    for (const of of versions) {
      const refused = REMOTES.filter((remote) => reasonsOf(host, remote, of).length > 0);
      for (const remote of refused) {
        const hostRelease = host.builds.get('host')?.release ?? '';
        const others = REMOTES.filter((one) => one !== remote).map((one) => [one, host.builds.get(one)?.release]);
        const asked = { host: hostRelease, ...Object.fromEntries(others), [remote]: of.builds.get(remote)?.release };
        const said = (await activate(own, asked as Record<string, string>)).join('\n');
        for (const reason of reasonsOf(host, remote, of)) expect(said).toContain(reason);
      }
      const taken = REMOTES.filter((remote) => !refused.includes(remote));
      const outcome = new Map(refused.map((remote) => [remote, `refused: ${reasonsOf(host, remote, of).join(' ')}`]));
      if (taken.length > 0) await run(own, host, of, refused);
      const context = await browser.newContext({ baseURL: own.url });
      const page = await context.newPage();
      const errors = errorsOf(page);
      await signInAs(page);
      for (const remote of taken) {
        const { title, shown } = SCREENS[remote];
        await page.goto(`/${remote}?parent=1`);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(shown(page)).toBeVisible();
        expect(await running(page)).toEqual([host.builds.get('host')?.release, of.builds.get(remote)?.container]);
        outcome.set(remote, errors.length === 0 ? 'shows' : `errors: ${errors.splice(0).join(' ')}`);
      }
      await context.close();
      for (const remote of REMOTES) table.push(`| ${host.version} | ${remote} ${of.version} | ${outcome.get(remote)} |`);
    }
  process.stdout.write(`${['| host | remote | what happens |', '| - | - | - |', ...table].join('\n')}\n`);
  expect(table.filter((line) => line.includes('errors:'))).toEqual([]);
});
