import type { Page } from '@playwright/test';
import { HOSTILE_CODE, type Tamper } from './faultProxy.ts';
import {
  expect,
  expectUsable,
  fallback,
  foreignCodeRan,
  link,
  REMOTES,
  screenOf,
  ofLength,
  test,
  type Remote,
} from './test.ts';

const HOSTILE_STYLE = ':root{--foreign-style:applied}';
const REFUSED = 'Its files don’t match the release, so they weren’t run.';

const put = (text: string, path: string) =>
  path.endsWith('.css') ? text + HOSTILE_STYLE : text + HOSTILE_CODE;
/** An attacker with write access to a remote's folder: changed code, and every hash in it removed. */
const putWithoutHashes = (text: string, path: string) =>
  put(text, path).replaceAll(/sha384-[A-Za-z0-9+/]{64}/g, '');

const openSearch = (page: Page) => page.getByRole('button', { name: 'Search...', exact: true }).click();

/** A form of each remote, which is a chunk loaded on demand, and how to open it. */
const FORMS: Record<Remote, { chunk: string; title: string; open: (page: Page) => Promise<void> }> = {
  activities: { chunk: 'ActivityForm', title: 'activity', open: (page) => openNew(page, 'Add Activity') },
  companies: { chunk: 'ProspectForm', title: 'prospect', open: (page) => openNew(page, 'Add Prospect') },
  contacts: { chunk: 'ContactForm', title: 'contact', open: (page) => openNew(page, 'Add Contact') },
  orders: { chunk: 'OrderSearch', title: 'search', open: openSearch },
  quotes: { chunk: 'QuoteSearch', title: 'search', open: openSearch },
};

async function openNew(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** The kinds of failure that a page reports for a remote, in order. */
function failuresOf(page: Page, remote: Remote): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/releases/reports')) return;
    const load = request.postDataJSON() as { remote: string; errorClass: string | null };
    if (load.remote === remote && load.errorClass !== null) seen.push(load.errorClass);
  });
  return seen;
}

const foreignStyle = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--foreign-style'));

async function expectNothingForeign(page: Page): Promise<void> {
  expect(await foreignCodeRan(page)).toBe(false);
  expect(await foreignStyle(page)).toBe('');
}

test.use({
  expectedErrors: [/Failed to load resource|Failed to find a valid digest|Loading (CSS )?chunk/],
});

for (const remote of REMOTES) {
  const form = FORMS[remote];
  const file = (name: string) => new RegExp(`^/remotes/${remote}/[^/]+/${name}`);
  const pieces: [what: string, paths: RegExp, tamper: Tamper][] = [
    ['entry, which contains the screen,', file(String.raw`remoteEntry\.js`), put],
    ['style sheet of the screen', file(String.raw`assets/__federation_expose_Screen\..*\.css`), put],
    ['release, stripped of all hashes,', file('.*'), putWithoutHashes],
  ];
  for (const [kind, [what, paths, tamper]] of pieces.entries()) {
    test(
      `${remote}: a tampered ${what} is refused, reported as such, and the fallback shows (LOAD-01)`,
      ofLength(kind, remote),
      async ({ page, signInAs, faulty }) => {
        let changed = 0;
        faulty.inject((text, path) => {
          changed += 1;
          return tamper(text, path);
        }, paths);
        const failures = failuresOf(page, remote);
        await signInAs(page);
        await page.goto(screenOf(remote));
        await expect(fallback(page, remote)).toContainText(REFUSED);
        expect(changed).toBeGreaterThan(0);
        await expect.poll(() => failures).toContain('integrity');
        await expectNothingForeign(page);
        const other = remote === 'orders' ? 'contacts' : 'orders';
        await link(page, other).click();
        await expectUsable(page, other);
      },
    );
  }

  test(
    `${remote}: a tampered chunk of the ${form.title} form is refused, reported as such, and the screen stays`,
    ofLength(pieces.length, remote),
    async ({ page, signInAs, faulty }) => {
      let changed = 0;
      faulty.inject(
        (text, path) => {
          changed += 1;
          return put(text, path);
        },
        file(String.raw`assets/__federation_expose_${form.chunk}\..*\.js`),
      );
      const failures = failuresOf(page, remote);
      await signInAs(page);
      await page.goto(screenOf(remote));
      await expectUsable(page, remote);
      await form.open(page);
      const dialog = page.getByRole('dialog', { name: `The ${form.title} form could not be loaded.` });
      await expect(dialog).toContainText(REFUSED);
      expect(changed).toBeGreaterThan(0);
      await expect.poll(() => failures).toContain('integrity');
      await page.keyboard.press('Escape');
      await expectUsable(page, remote);
      await expectNothingForeign(page);
    },
  );
}
