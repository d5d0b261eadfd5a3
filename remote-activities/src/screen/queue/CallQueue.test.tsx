import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Activity } from '@galley/server/activities/contract';
import { outbox } from '@galley/shared/http';
import { type Answers, network, press, renderScreen } from '@galley/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleActivity } from '../../testing/exampleActivity.ts';
import { formAnswers, SAVE } from '../../testing/formAnswers.ts';
import { beginAfresh, PAGED } from '../../testing/openActivities.tsx';
import { Screen } from '../Screen.tsx';
import { afterPaint } from './afterPaint.ts';

const RECORDS = '/v1/activity/records';
const ONE = exampleActivity({ ID: 1, IndividualName: 'Carl Contact' });
const TWO = exampleActivity({
  ID: 2,
  IndividualName: 'Dora Buyer',
  IndividualPhone: '',
  IndividualCell: '(303) 555-0111',
});
const THREE = exampleActivity({ ID: 3, IndividualName: 'Emil Press', ActivityComments: 'Third.' });
const BY_ANA = { ChangedByID: 5, ChangedBy: 'Ana Ruiz', ChangedAt: '2026-11-23T17:00:00Z' };

interface Record extends Activity {
  ChangedByID?: number;
  ChangedBy?: string;
  ChangedAt?: string;
}

/** Opens the queue of a list. @param now the records as of their turn @returns the calls that are sent */
async function open(list: Activity[], now: readonly Record[] = list, more: Answers = {}) {
  const sent = network({
    ...formAnswers(),
    [PAGED]: { Activities: list, TotalCount: list.length },
    [RECORDS]: ({ body }: { body: { IDs?: number[] } }) => ({
      Activities: (body.IDs ?? []).flatMap((id) =>
        now.filter(({ ID }) => ID === id).map((one) => ({ ...BY_ANA, ...one })),
      ),
    }),
    '/v1/customers/paged': { Customers: [], TotalCount: 0, UnfilteredCount: 0 },
    '/v1/customers/totalspend': [],
    '/v1/customers/12/spendmonths': [],
    '/v1/orders/paged': { Orders: [], TotalCount: 0, UnfilteredCount: 0 },
    '/v1/individuals': { IndividualId: 7, InternalNotes: 'Prefers mornings.' },
    ...more,
  });
  renderScreen(<Screen />, '/activities?work=1');
  return sent;
}
const current = (name: string) => screen.findByRole('heading', { name });
const saves = (sent: Awaited<ReturnType<typeof open>>) =>
  sent.filter(({ path }) => path === SAVE).map(({ body }) => [body['ID'], body['saveMode']]);
const next = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

beforeEach(beginAfresh);

describe('The call queue', () => {
  test('handles a call with a digit and Ctrl+Enter, and shows the next one (QUEUE-05, QUEUE-07)', async () => {
    const sent = await open([ONE, TWO]);
    await current('Carl Contact');
    expect(screen.getByRole('link', { name: 'Call (303) 555-0100' })).toHaveAttribute(
      'href',
      'tel:3035550100',
    );
    expect(screen.getByText('1 of 2')).toBeVisible();
    await userEvent.keyboard('4');
    expect(screen.getByRole('radio', { name: /No answer/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Next business day/ })).toBeChecked();
    await next();
    await current('Dora Buyer');
    expect(screen.getByText('2 of 2')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call (303) 555-0111' })).toBeVisible();
    expect(saves(sent)).toEqual([[1, 2]]);
    await userEvent.keyboard('5');
    await next();
    expect(await screen.findByText('Both activities are done.')).toBeVisible();
    expect(screen.getByText('1 no answer · 1 not interested')).toBeVisible();
    await waitFor(() =>
      expect(saves(sent)).toEqual([
        [1, 2],
        [2, 1],
      ]),
    );
  });

  test('marks the handled activity that it shows again, and lists only the keys that work there (QUEUE-03, QUEUE-07)', async () => {
    await open([ONE, TWO, THREE]);
    await current('Carl Contact');
    await userEvent.keyboard('5');
    await next();
    await current('Dora Buyer');
    const keys = () => within(screen.getByRole('contentinfo')).getAllByRole('definition');
    const marks = () =>
      [...screen.getByRole('img', { name: '1 done, 2 to go' }).children].map((mark) =>
        mark.getAttribute('data-mark'),
      );
    expect(marks()).toEqual(['done', 'here', 'next']);
    expect(keys()).toHaveLength(8);
    await press('Previous');
    await current('Carl Contact');
    expect(marks()).toEqual(['here', 'next']);
    expect(keys().map(({ textContent }) => textContent)).toEqual(['next', 'previous', 'call', 'write email']);
  });

  test('treats keys as text while the cursor is in the notes, and requires an outcome (QUEUE-07)', async () => {
    const sent = await open([ONE, TWO]);
    await current('Carl Contact');
    await userEvent.keyboard('n');
    const notes = screen.getByRole('textbox', { name: 'Notes' });
    expect(notes).toHaveFocus();
    await userEvent.keyboard('1 sample, p.s. call');
    expect(notes).toHaveValue('1 sample, p.s. call');
    await next();
    expect(await screen.findByText('Choose an outcome.')).toBeVisible();
    expect(saves(sent)).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Carl Contact' })).toBeVisible();
  });

  test('returns to skipped activities at the end, with what was entered (QUEUE-03)', async () => {
    await open([ONE, TWO]);
    await current('Carl Contact');
    await userEvent.keyboard('n');
    await userEvent.keyboard('Half a thought');
    await press('Skip');
    await current('Dora Buyer');
    await userEvent.keyboard('5');
    await next();
    await current('Carl Contact');
    expect(screen.getByText('Skipped earlier')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Half a thought');
    expect(screen.getByRole('button', { name: 'Skip' })).toBeDisabled();
  });

  test('loads nothing of the next activity if the browser saves data (LOAD-11)', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const sent = await open([ONE, TWO]);
    await current('Carl Contact');
    const painted = () => act(() => new Promise<void>((resolve) => void afterPaint(resolve)));
    // The first time, a prefetch would begin; until the second, its record would be rendered.
    await painted();
    await painted();
    Reflect.deleteProperty(navigator, 'connection');
    const loaded = sent.filter(({ path }) => path === RECORDS).map(({ body }) => body['IDs']);
    expect(loaded).toEqual([[1]]);
  });

  test('says whom a mention in the notes could not reach (INBOX-61)', async () => {
    const saved = { Success: true, NotTold: ['Gil Gone'], activityDoneResponse: { followupActivity: null } };
    await open([ONE, TWO], undefined, { [SAVE]: saved });
    await current('Carl Contact');
    await userEvent.keyboard('3');
    await next();
    expect(await screen.findByText(/^Gil Gone can no longer be notified/)).toBeVisible();
  });

  test('can show a handled activity again, with its outcome (QUEUE-03)', async () => {
    await open([ONE, TWO], undefined, {
      [SAVE]: { Success: true, activityDoneResponse: { followupActivity: null } },
    });
    await current('Carl Contact');
    await userEvent.keyboard('3');
    await next();
    await current('Dora Buyer');
    await userEvent.keyboard('p');
    await current('Carl Contact');
    expect(within(screen.getByRole('region', { name: 'Outcome' })).getByText('Left a message')).toBeVisible();
    await press('Next');
    await current('Dora Buyer');
  });

  test('continues where it was left when it’s reopened, and can start over (QUEUE-09)', async () => {
    await open([ONE, TWO, THREE]);
    await current('Carl Contact');
    await userEvent.keyboard('5');
    await next();
    await current('Dora Buyer');
    await userEvent.click(screen.getByRole('link', { name: 'Exit' }));
    await screen.findByRole('heading', { name: 'Activities' });
    await userEvent.click(screen.getByRole('link', { name: 'Call Queue' }));
    await current('Dora Buyer');
    expect(screen.getByText('2 of 3')).toBeVisible();
    await press('Start Over');
    await current('Carl Contact');
    expect(screen.getByText('1 of 3')).toBeVisible();
  });
});

describe('A colleague’s change', () => {
  test('is shown, with who changed what, when the activity’s turn comes (QUEUE-08)', async () => {
    await open(
      [ONE, TWO],
      [{ ...ONE, Version: 2, StartDate: '2026-11-30T00:00:00', ChangedByID: 6, ChangedBy: 'Ben Ode' }, TWO],
    );
    await current('Carl Contact');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Ben Ode changed the date from Mon 11\/23\/2026 to Mon 11\/30\/2026 on Mon 11\/23\/2026, 10:00\sAM MST\.$/,
    );
    expect(screen.getByRole('button', { name: /Save and Next/ })).toBeEnabled();
  });

  test('that closed the activity is shown, and the activity is passed by (QUEUE-08)', async () => {
    const sent = await open(
      [ONE, TWO],
      [{ ...ONE, Version: 2, Status: 'CLOSED', ChangedByID: 6, ChangedBy: 'Ben Ode' }, TWO],
    );
    await current('Carl Contact');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Ben Ode closed this activity/);
    await press(/^Next/);
    await current('Dora Buyer');
    expect(saves(sent)).toEqual([]);
  });

  test('that deleted the activity is shown, and the activity is passed by (QUEUE-08)', async () => {
    await open([ONE, TWO], [TWO]);
    expect(await screen.findByText('This activity no longer exists.')).toBeVisible();
    await next();
    await current('Dora Buyer');
  });

  test('that makes the server reject an outcome leaves the outcome among the unsaved changes (QUEUE-08)', async () => {
    await open([ONE, TWO], undefined, {
      [SAVE]: () =>
        Response.json(
          { title: 'Conflict', status: 409, detail: 'This activity is already closed.' },
          { status: 409 },
        ),
    });
    await current('Carl Contact');
    await userEvent.keyboard('3');
    await next();
    await current('Dora Buyer');
    expect(
      await screen.findByText('Failed to update activity: This activity is already closed.'),
    ).toBeVisible();
    expect(outbox.store.getState().changes).toMatchObject([
      { state: 'refused', label: 'Left a message: Carl Contact, Northwind Traders' },
    ]);
  });
});

test('the call queue says how many of the list’s activities it considers (QUEUE-02)', async () => {
  await open([ONE], [ONE], { [PAGED]: { Activities: [ONE], TotalCount: 1204 } });
  expect(await screen.findByText('The first 200 of 1,204')).toBeVisible();
});

test('the call queue says if a list has no open activities (QUEUE-02)', async () => {
  await open([exampleActivity({ Status: 'CLOSED' })]);
  expect(await screen.findByText('This list has no open activities that you can close.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the List' })).toHaveAttribute('href', '/activities');
});
