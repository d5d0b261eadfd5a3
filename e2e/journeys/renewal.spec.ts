import type { BrowserContext, Page, Route } from '@playwright/test';
import { PASSWORD, REP } from '../support/accounts.ts';
import { button, field, fillNewHere, ownNotes, stored, toast } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedErrors: [/401 \(Unauthorized\)/] });

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Activities' });
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

const refuse = (route: Route) => route.fulfill({ status: 401, json: { title: 'Unauthorized', status: 401 } });

/** From now on the server rejects the pages' token, as after a quarter of an hour. */
async function runOut(context: BrowserContext, page: Page): Promise<void> {
  const old = `Bearer ${await tokenOf(page)}`;
  await context.route('**/v1/**', async (route) =>
    (await route.request().headerValue('authorization')) === old ? refuse(route) : route.fallback(),
  );
}

test('a token that expires under two open tabs is renewed without losing input, and a copied renewal cookie signs both out (SESS-05, SESS-07)', async ({
  page,
  context,
  playwright,
  galley,
}) => {
  // Two tabs, one of them loaded twice, take time on a busy machine.
  test.setTimeout(120_000);
  const notes = ownNotes('Typed meanwhile');
  await page.goto('/activities?parent=1');
  await page.getByLabel('Email').fill(REP);
  await page.getByLabel('Password').fill(PASSWORD);
  await button(page, 'Login').click();
  await expect(heading(page)).toBeVisible();
  const [copied] = await context.cookies();
  const begun = await tokenOf(page);
  const other = await context.newPage();
  await other.goto('/activities');
  await expect(heading(other)).toBeVisible();

  const dialog = await fillNewHere(page, notes);
  await runOut(context, page);
  await other.reload();
  await expect(heading(other)).toBeVisible();
  await expect.poll(() => tokenOf(page)).not.toBe(begun);
  await expect(field(dialog, 'Activity Notes')).toHaveValue(notes);
  // Not by its token, because one renewed within the same second is identical.
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await page.route('**/v1/activity', refuse, { times: 1 });
  await button(dialog, 'Save').click();
  await refused;
  await expect(toast(page, 'Activity Added!')).toBeVisible();
  expect(await stored(page, notes)).toHaveLength(1);

  const thief = await playwright.request.newContext({ baseURL: galley.url });
  const stolen = await thief.post('/account/renewal', {
    headers: { origin: galley.url, cookie: `${copied?.name}=${copied?.value}` },
    data: { Session: (JSON.parse(atob(begun.split('.')[1] ?? '')) as { jti: string }).jti },
  });
  expect(stolen.status()).toBe(401);
  await thief.dispose();
  // Their live stream ends with the session, which one of them notices for both.
  for (const tab of [other, page])
    await expect(
      tab.getByText('Your session was ended for your security: someone else may be using it.'),
    ).toBeVisible();
  await expectAccessible(page);
});
