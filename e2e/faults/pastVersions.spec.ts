import type { Page } from '@playwright/test';
import { withOwnServer } from '../support/ownServer.ts';
import { activate, publishVersions, reasonsAgainst, type Version } from '../support/pastVersions.ts';
import { expect } from './test.ts';

const test = withOwnServer();
/** Three hosts with everything that they load, which takes time. */
const SLOW = { timeout: 60_000 };
const say = (text: string) => process.stdout.write(`${text}\n`);

/** The screens by remote: the title, and a text that appears once it has loaded. */
const SCREENS = {
  activities: { title: /^Activities/, shown: (page: Page) => page.getByRole('article').first() },
  companies: { title: /^Companies/, shown: (page: Page) => page.getByRole('article').first() },
  contacts: { title: /^Contacts/, shown: (page: Page) => page.getByRole('article').first() },
  orders: { title: /^Orders/, shown: (page: Page) => page.getByRole('article').first() },
  quotes: { title: /^Quotes/, shown: (page: Page) => page.getByText(/^Displaying|^No quotes/i).first() },
  'my-day': {
    title: /^My Day/,
    shown: (page: Page) =>
      page.getByRole('list', { name: 'Figures' }).getByRole('link', { name: /^Overdue \d/ }),
  },
} as const;
const REMOTES = Object.keys(SCREENS) as (keyof typeof SCREENS)[];

/** The releases in a page: its host, and the container of its screen. */
const running = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('script[src^="/host/"]')?.getAttribute('src')?.split('/')[2],
    document.querySelector('[data-release]')?.getAttribute('data-release'),
  ]);

/** The console errors while a page is open. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** These remotes' releases of one version, and the host's version of everything else. */
const withHost = (host: Version, of: Version, remotes: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    ['host', ...REMOTES].map((name) => [
      name,
      (remotes.includes(name) ? of : host).builds.get(name)?.release ?? '',
    ]),
  );

test('the last three hosts show every screen of the last three releases that the gate allows, and others are refused with the reason @long (TEAM-25)', async ({
  browser,
  signInAs,
  own,
}) => {
  test.setTimeout(45 * 60_000);
  const versions = await publishVersions(own);
  const troubles: string[] = [];

  /** Opens the screens of remotes of one version under a host, in a separate browser. */
  async function open(host: Version, of: Version, remotes: readonly (keyof typeof SCREENS)[]) {
    expect(await activate(own, withHost(host, of, remotes))).toEqual([]);
    const context = await browser.newContext({ baseURL: own.url, viewport: { width: 990, height: 900 } });
    const page = await context.newPage();
    const errors = errorsOf(page);
    await signInAs(page);
    for (const remote of remotes) {
      const { title, shown } = SCREENS[remote];
      await page.goto(`/${remote}?parent=1`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(SLOW);
      await expect(shown(page)).toBeVisible(SLOW);
      expect(await running(page)).toEqual([
        host.builds.get('host')?.release,
        of.builds.get(remote)?.container,
      ]);
      say(`| ${host.version} | ${remote} ${of.version} | shows |`);
      troubles.push(
        ...errors.splice(0).map((text) => `host ${host.version}, ${remote} ${of.version}: ${text}`),
      );
    }
    await context.close();
  }

  say('| host | remote | what happens |\n| ---- | ------ | ------------ |');
  for (const host of versions)
    for (const of of versions) {
      const against = new Map<string, string[]>();
      for (const remote of REMOTES) against.set(remote, await reasonsAgainst(own, host, of, remote));
      const taken = REMOTES.filter((remote) => against.get(remote)?.length === 0);
      if (taken.length > 0) await open(host, of, taken);
      for (const remote of REMOTES.filter((name) => !taken.includes(name))) {
        const reasons = against.get(remote) ?? [];
        const said = (await activate(own, withHost(host, of, [remote]))).join('\n');
        for (const reason of reasons) expect(said).toContain(reason);
        say(`| ${host.version} | ${remote} ${of.version} | doesn't work: ${reasons.join(' ')} |`);
      }
    }
  expect(troubles).toEqual([]);
});
