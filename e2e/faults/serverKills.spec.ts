import { loadavg } from 'node:os';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { formatDay } from '@galley/shared/domain/businessDay';
import { addDays } from '@galley/shared/domain/calendar';
import { MANAGER, OTHER, REP } from '../support/accounts.ts';
import { button } from '../support/activities.ts';
import { companyWhere, type Company } from '../support/companies.ts';
import { api, ownContact } from '../support/contacts.ts';
import { networkIdle, watchRequests } from '../support/networkIdle.ts';
import { expect } from '../support/test.ts';
import { printTimes, saveSurely, withTwoServers } from '../support/twoServers.ts';

/** Kills that are followed by a save. After every third of them, one more kill has no save after it. */
const KILLS = Number(process.env.SERVER_KILLS ?? 20);
/** Fails only if something never arrives. The delays are printed. */
const LONG_MS = 60_000;
const OF_THE_KILLS = /net::ERR_(INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|CONNECTION_\w+)|status of 50[234]/;
const LIST_CALL = /\/v1\/(activity|individuals)\/paged$|\/v1\/inbox\?/;

const NEW_ACTIVITY = {
  saveMode: 0,
  SelectedParentID: 0,
  SelectedCompanyID: 0,
  ID: 0,
  TypeID: 3,
  StartDate: '2027-01-01',
  FollowUpRecurrenceType: 0,
  FollowUpEndDate: null,
};

/** A change's text, to find it on a page. */
interface Mark {
  text: string;
  day: string;
}

const inboxOf = (page: Page) => page.getByRole('dialog', { name: 'Inbox' });
const bodyOf = (page: Page) => page.locator('body');
async function openInbox(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Inbox/ }).click();
  await expect(inboxOf(page).getByText('Notifications', { exact: true })).toBeVisible();
}

/** The records that a colleague changes or adds: a contact, an activity with that contact, and new activities. */
async function recordsOf(colleague: Page, company: Company, ActivityForID: number | undefined) {
  const saveContact = (contact: { name: string; email: string }, IndividualId = 0, IndividualTitle = '') =>
    saveSurely<{ Contact: { IndividualId: number } }>(colleague, '/v1/individuals', {
      IndividualId,
      IndividualName: contact.name,
      IndividualEmail: contact.email,
      IndividualTitle,
      CompanyAssociations: [{ value: company.CustomerID, label: '', isDefault: true }],
    });
  const saveActivity = (IndividualID: number, values: object) =>
    saveSurely<{ ID: number }>(colleague, '/v1/activity', {
      ...NEW_ACTIVITY,
      CompanyID: company.CustomerID,
      ActivityForID,
      IndividualID,
      ...values,
    });
  const [edited, called] = [ownContact('Abe Example'), ownContact('Ada Sample')];
  const { IndividualId: contact } = (await saveContact(edited)).Contact;
  const { IndividualId: assigned } = (await saveContact(called)).Contact;
  const { ID } = await saveActivity(contact, { Comments: 'As it was.' });
  const saves = [
    ({ text }: Mark) => saveContact(edited, contact, text),
    ({ text }: Mark) => saveActivity(contact, { ID, Comments: text }),
    ({ day, text }: Mark) => saveActivity(assigned, { StartDate: day, Comments: text }),
  ];
  return { contact, assigned, calledName: called.name, saves };
}

const test = withTwoServers();
// A retry would hide a failure.
test.describe.configure({ retries: 0 });

test('after repeated kills of one of two servers, every open page shows the same as a fresh load, and each inbox item once (LIVE-22, OPS-04) @long', async ({
  pair,
  browser,
  signInAs,
}) => {
  test.setTimeout((KILLS + 5) * 2 * LONG_MS);
  const errors: string[] = [];
  const streams: number[] = [];
  const showing: number[] = [];
  const sinceSaved: number[] = [];
  let killedAt = 0;
  const person = () => browser.newContext({ baseURL: pair.url });
  const open = async (context: BrowserContext, address: string, email?: string): Promise<Page> => {
    const page = await context.newPage();
    watchRequests(page);
    page.on('response', (answer) => {
      if (answer.url().endsWith('/v1/live')) streams.push(Math.round(performance.now() - killedAt));
    });
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    if (email !== undefined) await signInAs(page, email);
    await page.goto(address);
    await networkIdle(page);
    return page;
  };

  const own = await person();
  const activities = await open(own, '/account', REP);
  const me = await activities.locator('.user-name').innerText();
  const colleague = await open(await person(), '/account', OTHER);
  const company = await companyWhere(colleague, ({ IsAssociated, Prospect }) => IsAssociated && !Prospect);
  const { Employees } = await api<{ Employees: { value: number; label: string }[] }>(
    colleague,
    '/v1/customers/trendgroups',
  );
  const rep = Employees.find(({ label }) => label === me)?.value;
  const { contact, assigned, calledName, saves } = await recordsOf(colleague, company, rep);

  // Open pages: two tabs of one browser, another user's browser, and one with the inbox over a list.
  const ofContact = (id: number) => `/activities?contact=${id}&for=0&status=3&range=7&sort=1`;
  const ofCompany = `/contacts?parent=${company.TrendGroupId}&company=${company.CustomerID}`;
  await activities.goto(ofContact(contact));
  const tab = await open(own, ofCompany);
  const contacts = await open(await person(), ofCompany, MANAGER);
  const inbox = await open(await person(), ofContact(assigned), REP);
  await openInbox(inbox);
  const item = ({ day }: Mark) =>
    inboxOf(inbox)
      .getByRole('listitem')
      .filter({ hasText: formatDay(day) });
  const pages = [activities, tab, contacts, inbox];
  const shown = (mark: Mark) =>
    pages.map((page) => (page === inbox ? item(mark) : page.getByText(mark.text)).first());

  const marks: Mark[] = [];
  /** Changes the data of each page, ending with a different one each time. @param meanwhile runs during the saves */
  async function change(meanwhile?: () => Promise<unknown>): Promise<Mark> {
    const nth = marks.length;
    const mark = { text: `As change ${nth} left it.`, day: addDays('2027-01-02', nth) };
    marks.push(mark);
    const turn = nth % saves.length;
    const [last, ...first] = [...saves.slice(turn), ...saves.slice(0, turn)];
    for (const save of first) await save(mark);
    await Promise.all([last?.(mark), meanwhile?.()]);
    return mark;
  }

  for (let nth = 0; showing.length < KILLS * pages.length; nth += 1) {
    const victim = nth % 2 === 0 ? 0 : 1;
    const kill = () => {
      killedAt = performance.now();
      return pair.kill(victim);
    };
    const killWhileRead = () =>
      Promise.race(pages.map((page) => page.waitForRequest(LIST_CALL, { timeout: LONG_MS }))).then(kill);
    await change();
    let mark = await change(nth % 8 < 4 ? kill : killWhileRead);
    const isLast = nth % 4 === 3;
    if (!isLast) mark = await change();
    const saved = Math.round(performance.now() - killedAt);
    const took = await Promise.all(
      shown(mark).map(async (locator) => {
        await locator.waitFor({ timeout: LONG_MS });
        return Math.round(performance.now() - killedAt);
      }),
    );
    if (!isLast) {
      showing.push(...took);
      sinceSaved.push(...took.map((ms) => ms - saved));
    }
    process.stdout.write(
      `kill ${nth + 1}${isLast ? ', nothing saved later' : ''}: saved ${saved}, shown ${took.join(' ')} ms after it, load ${loadavg()[0]?.toFixed(1)}\n`,
    );
    await pair.revive(victim);
  }
  printTimes('a stream goes on after the kill', streams);
  printTimes('a page shows what was saved after it', showing);
  printTimes('the same since it was saved', sinceSaved);

  // Nothing is missing or duplicated.
  const expectAsFresh = async (page: Page, part: (page: Page) => Locator): Promise<Page> => {
    await networkIdle(page);
    const before = await part(page).ariaSnapshot();
    const fresh = await open(page.context(), page.url());
    if (part === inboxOf) await openInbox(fresh);
    await expect(async () => expect(await part(fresh).ariaSnapshot()).toBe(before)).toPass({
      timeout: LONG_MS,
    });
    return fresh;
  };
  for (const page of [await expectAsFresh(inbox, inboxOf), inbox]) {
    const more = button(inboxOf(page), 'Show more');
    if (await more.isVisible()) await more.click();
    const reportSent = inboxOf(page).getByRole('listitem').filter({ hasText: calledName });
    await expect(reportSent).toHaveCount(marks.length);
    for (const { day } of marks) await expect(reportSent.filter({ hasText: formatDay(day) })).toHaveCount(1);
    await page.keyboard.press('Escape');
  }
  // A list under a dialog has waited, and announces the changes (LIVE-08).
  await inbox.getByRole('button', { name: / new · Refresh$/ }).click();
  for (const page of pages) await expectAsFresh(page, bodyOf);
  expect(errors.filter((text) => !OF_THE_KILLS.test(text))).toEqual([]);
});
