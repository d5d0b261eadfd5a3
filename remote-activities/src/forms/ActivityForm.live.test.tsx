import type { Activity } from '@galley/server/activities/contract';
import { network, press, dispatchChanges, type Answers, type SentCall } from '@galley/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleActivity } from '../testing/exampleActivity.ts';
import { formAnswers, SAVE } from '../testing/formAnswers.ts';
import { body, notes, open, type } from '../testing/openForm.tsx';

const RECORDS = '/v1/activity/records';
const opened = (change: Partial<Activity> = {}) =>
  exampleActivity({ ID: 9, Version: 4, ActivityComments: 'Call back.', ...change });

/** The network after a colleague has saved the activity in the open form. */
const after = (theirs: Partial<Activity>, more: Answers = {}) =>
  network(
    formAnswers({
      [RECORDS]: { Activities: [opened({ Version: 5, ...theirs })] },
      '/v1/live/activities/9': { Version: 5, ChangedBy: 'Ana Reed', ChangedAt: '2026-11-23T17:00:00Z' },
      ...more,
    }),
  );
const tell = (version = 5) =>
  act(() => dispatchChanges([{ topic: 'activities', records: [{ id: 9, version }] }]));
const reads = (sent: SentCall[]) => sent.filter(({ path }) => path === RECORDS).length;

describe('The form of an activity that a colleague saves meanwhile (LIVE-10)', () => {
  test('takes over changes to fields that the user hasn’t edited, says whose they are, and saves without a conflict', async () => {
    const sent = after({ StartDate: '2026-12-01T00:00:00' });
    await open(opened());
    await type('Mine.');
    tell();
    expect(await screen.findByText('Ana Reed changed Activity Date.')).toBeVisible();
    expect(screen.getByLabelText('Activity Date')).toHaveValue('Tue. 12/01/2026');
    expect(notes()).toHaveValue('Mine.');
    await press('Save');
    await waitFor(() =>
      expect(body(sent)).toMatchObject({ Version: 5, Comments: 'Mine.', StartDate: '2026-12-01T00:00:00' }),
    );
  });

  test('keeps what the user has entered, and offers the colleague’s version', async () => {
    after({ ActivityComments: 'Theirs.' });
    await open(opened());
    await type('Mine.');
    tell();
    expect(
      await screen.findByText(
        'Ana Reed changed Activity Notes. You have entered something else in Activity Notes.',
      ),
    ).toBeVisible();
    expect(notes()).toHaveValue('Mine.');
    await press('Use Their Version');
    expect(notes()).toHaveValue('Theirs.');
    // Nothing is unsaved anymore, so closing doesn't ask.
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(/Discard/)).toBeNull();
  });

  test('doesn’t reload the record if it was opened with the saved version, or for changes to other records', async () => {
    const sent = after({});
    await open(opened({ Version: 5 }));
    tell();
    act(() => dispatchChanges([{ topic: 'contacts', records: [{ id: 9, version: 9 }] }]));
    act(() => dispatchChanges([{ topic: 'activities', records: [{ id: 10, version: 9 }] }]));
    expect(reads(sent)).toBe(0);
  });

  test('has at most one reload in progress, however many changes are reported', async () => {
    let answer: (value: object) => void = () => {};
    const sent = after(
      {},
      { [RECORDS]: () => new Promise((resolve) => (answer = resolve as typeof answer)) },
    );
    await open(opened());
    for (let time = 0; time < 50; time += 1) tell();
    act(() => dispatchChanges(null));
    await waitFor(() => expect(reads(sent)).toBe(1));
    act(() => answer({ Activities: [opened({ Version: 5, ActivityComments: 'Theirs.' })] }));
    await waitFor(() => expect(notes()).toHaveValue('Theirs.'));
    await waitFor(() => expect(reads(sent)).toBe(2));
  });

  test('keeps its input if the record cannot be read, and the save says whose changes it conflicts with', async () => {
    const current = opened({ Version: 5, ActivityComments: 'Theirs.' });
    const conflict = { title: 'Conflict', status: 409, current, changedBy: 'Ana Reed' };
    const sent = after(
      {},
      {
        [RECORDS]: new Response(null, { status: 503 }),
        [SAVE]: () => Response.json(conflict, { status: 409 }),
      },
    );
    await open(opened());
    await type('Mine.');
    tell();
    await waitFor(() => expect(reads(sent)).toBe(1));
    expect(notes()).toHaveValue('Mine.');
    await press('Save');
    expect(await screen.findByRole('dialog', { name: 'Record Changed' })).toHaveAccessibleDescription(
      /^Ana Reed saved this record/,
    );
    expect(body(sent)).toMatchObject({ Version: 4, Comments: 'Mine.' });
  });
});
