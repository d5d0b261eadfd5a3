import type { Page } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { button, ownNotes } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { addCalls, call, callsOf } from '../support/queue.ts';
import { expect, test } from '../support/test.ts';

// What the browser itself says of a lost network, and of a tel: link that no program takes.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|tel:/] });
test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

/** Where one is in the queue. */
const place = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
const save = (page: Page) => page.keyboard.press('Control+Enter');

test('five calls are worked through by keys: two without a network, resumed after a reload (QUEUE-01 to QUEUE-09)', async ({
  page,
  context,
}) => {
  await page.goto('/activities');
  const notes = ownNotes('Round');
  await page.goto(await addCalls(page, { notes, count: 5, day: '2031-03-03' }));
  await page.getByRole('link', { name: 'Work through' }).click();

  await place(page, '1 of 5');
  await expect(page.getByText(`${notes}, call 1.`)).toBeVisible();
  await page.keyboard.press('2');
  await expectAccessible(page);
  await save(page);

  await place(page, '2 of 5');
  await page.keyboard.press('s');
  await expect(page.getByText(`${notes}, call 3.`)).toBeVisible();

  // The records after this one are loaded before their turn.
  await expect.poll(() => prefetched(page)).toBe(true);
  await context.setOffline(true);
  await page.keyboard.press('3');
  await page.keyboard.press('n');
  await page.keyboard.type('In the lift.');
  await save(page);
  await place(page, '3 of 5');
  await expect(page.getByText(`${notes}, call 4.`)).toBeVisible();
  await page.keyboard.press('4');
  await save(page);
  await place(page, '4 of 5');
  await expect(button(page, '2 waiting')).toBeVisible();
  await context.setOffline(false);
  await expect(button(page, '2 waiting')).toBeHidden();

  await page.reload();
  await place(page, '4 of 5');
  await expect(page.getByText(`${notes}, call 5.`)).toBeVisible();
  // Meanwhile a colleague closes the one that was skipped.
  const skipped = (await callsOf(page, notes)).find(({ ActivityComments }) =>
    ActivityComments.includes('call 2.'),
  );
  await call(page, `/v1/activity/done/${skipped?.ID}?closemode=0`, {});
  await page.keyboard.press('5');
  await save(page);
  await place(page, '5 of 5');
  await expect(page.getByRole('alert').filter({ hasText: 'closed it' })).toBeVisible();
  await save(page);
  await expect(page.getByText('All 5 are done.')).toBeVisible();
  await expectAccessible(page);

  await expect.poll(async () => (await callsOf(page, notes)).length).toBe(8);
  const all = await callsOf(page, notes);
  expect(all.slice(0, 5).map(({ Status }) => Status)).toEqual(Array(5).fill('CLOSED'));
  expect(all.slice(5).map(({ Status, TypeID }) => [Status, TypeID])).toEqual([
    ['OPEN', 5],
    ['OPEN', 1],
    ['OPEN', 1],
  ]);
  expect(all[2]?.ActivityComments).toMatch(/Left a message\. In the lift\.\n/);
});

/** Whether the names of the next record's orders are there: what a queue loads ahead is in no element. */
const prefetched = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/v1/orders/paged'))
        .length >= 6,
  );
