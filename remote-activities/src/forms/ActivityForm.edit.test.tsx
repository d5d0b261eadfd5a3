import type { Activity } from '@galley/server/activities/contract';
import { galley } from '@galley/shared/store';
import { choose, network, press, select, type SentCall } from '@galley/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivityDraft } from '../../dialogs.ts';
import { exampleActivity } from '../testing/exampleActivity.ts';
import { formAnswers as answers, SAVE, saved } from '../testing/formAnswers.ts';
import { body, closed, notes, open, type } from '../testing/openForm.tsx';

describe('The form of an existing activity', () => {
  const draft = (change: Partial<Activity> = {}) => exampleActivity({ ID: 9, Version: 4, ...change });

  test('opens with the record and sends its version (ACTF-01)', async () => {
    const sent = network(answers());
    const dialog = await open(draft());
    expect(dialog).toHaveAccessibleName('Edit Activity');
    expect(screen.getByLabelText('Activity Date')).toHaveValue('Mon. 11/23/2026');
    await type('Sent the samples.');
    await press('Save');
    expect(await screen.findByText('Activity Updated!')).toBeVisible();
    expect(body(sent)).toMatchObject({ ID: 9, Version: 4, Comments: 'Sent the samples.', saveMode: 0 });
  });

  test('marks the activity done only with final notes and another type (ACTF-07)', async () => {
    const sent = network(answers());
    await open(draft());
    await press('Save & Mark Done');
    expect(await screen.findByText('Please add final notes before Marking Done.')).toBeVisible();
    expect(
      screen.getByText(
        'Please update the Activity Type to indicate how you followed up before marking done.',
      ),
    ).toBeVisible();
    await type('Called him.');
    await choose('Activity Type', 'Call');
    await press('Save & Mark Done');
    await waitFor(() => expect(body(sent)).toMatchObject({ saveMode: 1, TypeID: 3 }));
  });

  test('opens the form of the follow-up that the save returns (ACTF-06, ACTF-08)', async () => {
    const followupActivity = { ID: -2, CompanyID: 12, ActivityComments: 'Called him.' };
    const sent = network(answers({ [SAVE]: { ...saved, activityDoneResponse: { followupActivity } } }));
    await open(draft({ TypeID: 3 }));
    await type('Called him.');
    await press('Save, Mark Done & Add Followup');
    await waitFor(() =>
      expect(galley.getState().dialogs).toMatchObject([{ name: 'activities/edit', draft: followupActivity }]),
    );
    expect(body(sent)).toMatchObject({ saveMode: 2 });
  });

  test('can save a closed activity, but not mark it done again', async () => {
    network(answers());
    await open(draft({ Status: 'CLOSED' }));
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save & Mark Done' })).toBeNull();
  });

  test('shows an error at its field, with a toast, and keeps the input (ACT-13)', async () => {
    const errors = [{ field: 'StartDate', message: 'isn’t a calendar date' }];
    const problem = { type: 'about:blank', title: 'Bad Request', status: 400, errors };
    network(answers({ [SAVE]: () => Response.json(problem, { status: 400 }) }));
    await open(draft());
    await type('Kept.');
    await press('Save');
    expect(await screen.findByText('Failed to update activity')).toBeVisible();
    expect(screen.getByLabelText('Activity Date')).toHaveAccessibleDescription('isn’t a calendar date');
    expect(notes()).toHaveValue('Kept.');
    expect(closed).not.toHaveBeenCalled();
  });

  test('somebody else’s save is shown field by field, and can be overwritten', async () => {
    const current = draft({ Version: 5, ActivityComments: 'Theirs.', ActivityForID: 6, TypeID: 3 });
    const problem = {
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      current,
      changedBy: 'Ben Ode',
      changedAt: '2026-11-21T10:00:00Z',
    };
    const sent = network(
      answers({
        [SAVE]: ({ body: { Version } }: SentCall) =>
          Version === 5 ? saved : Response.json(problem, { status: 409 }),
      }),
    );
    await open(draft());
    await type('Mine.');
    await press('Save');
    const conflict = await screen.findByRole('dialog', { name: 'Record Changed' });
    expect(conflict).toHaveAccessibleDescription(/^Ben Ode saved this record on /);
    const row = within(conflict).getByRole('row', { name: /Activity Notes/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Mine.', 'Theirs.']);
    expect(within(conflict).getByRole('row', { name: /Assigned To/ })).toHaveTextContent('Ana RuizBen Ode');
    expect(within(conflict).getByRole('row', { name: /Activity Type/ })).toHaveTextContent('Follow-UpCall');
    expect(within(conflict).queryByRole('row', { name: /Company/ })).toBeNull();
    await press('Overwrite with Mine');
    expect(await screen.findByText('Activity Updated!')).toBeVisible();
    expect(sent.findLast(({ path }) => path === SAVE)?.body).toMatchObject({
      Version: 5,
      Comments: 'Mine.',
    });
  });

  test('marks the activity done even over somebody else’s save, and even if Ctrl+Enter is pressed meanwhile', async () => {
    const current = draft({ Version: 5, ActivityComments: 'Theirs.' });
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, current };
    let answer: (response: Response) => void = () => undefined;
    const sent = network(
      answers({
        [SAVE]: ({ body: { Version } }: SentCall) =>
          Version === 5 ? saved : new Promise<Response>((resolve) => (answer = resolve)),
      }),
    );
    await open(draft());
    await type('Called him.');
    await choose('Activity Type', 'Call');
    await press('Save & Mark Done');
    await waitFor(() => expect(body(sent)).toMatchObject({ saveMode: 1 }));
    notes().focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    answer(Response.json(problem, { status: 409 }));
    await press('Overwrite with Mine');
    await waitFor(() =>
      expect(sent.findLast(({ path }) => path === SAVE)?.body).toMatchObject({ Version: 5, saveMode: 1 }),
    );
  });

  test('somebody else’s save can be accepted', async () => {
    const current = draft({ Version: 5, ActivityComments: 'Theirs.' });
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, current };
    network(answers({ [SAVE]: () => Response.json(problem, { status: 409 }) }));
    await open(draft());
    await type('Mine.');
    await press('Save');
    await press('Use Their Version');
    expect(notes()).toHaveValue('Theirs.');
  });
});

describe('A follow-up', () => {
  test('has the type Follow-Up, Once, no date, and the assignee and notes of the activity that it follows (ACTF-01)', async () => {
    network(answers());
    const dialog = await open({
      ID: -2,
      ParentID: 3,
      CompanyID: 12,
      CompanyName: 'Northwind Traders',
      IndividualID: 7,
      IndividualName: 'Carl Contact',
      ActivityForID: 6,
      TypeID: 5,
      StartDate: '0001-01-01T00:00:00',
      ActivityComments: 'Called him.',
      FollowUpRecurrenceType: 0,
      FollowUpEndDate: '0001-01-01T00:00:00',
    });
    expect(dialog).toHaveAccessibleName('Add Follow-Up');
    expect(screen.getByLabelText('Activity Date')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Assigned To' })).toHaveTextContent('Ben Ode');
    await waitFor(() => expect(select('Activity Type')).toHaveTextContent('Follow-Up'));
    expect(select('Recurrence')).toHaveTextContent('Once');
    expect(notes()).toHaveValue('Called him.');
    await userEvent.type(screen.getByLabelText('Activity Date'), '11/30/2026');
    await press('Save');
    expect(await screen.findByText('Follow-Up Added!')).toBeVisible();
  });
});

describe('Unsaved input', () => {
  test('is only discarded after a confirmation', async () => {
    network(answers());
    await open({ ID: 0 });
    await type('Half a thought');
    await press('Close');
    await press('Keep Editing');
    expect(notes()).toHaveValue('Half a thought');
    expect(closed).not.toHaveBeenCalled();
    await press('Close');
    await press('Discard');
    expect(closed).toHaveBeenCalled();
  });

  /** Leaves the page with the form open, and opens the form on a new page. */
  const reload = (draft: ActivityDraft = { ID: 0 }) => {
    globalThis.dispatchEvent(new Event('pagehide'));
    document.body.replaceChildren();
    return open(draft);
  };

  test('comes back after a reload, until it is saved, discarded or started over', async () => {
    network(answers());
    const draft = exampleActivity({ ID: 9, ActivityComments: '' });
    await open(draft);
    for (const [text, ...buttons] of [
      ['Saved', 'Save'],
      ['Discarded', 'Close', 'Discard'],
    ] as const) {
      await type(text);
      await reload(draft);
      expect(notes()).toHaveValue(text);
      expect(screen.getByText(/Your earlier draft has been restored/)).toBeVisible();
      for (const button of buttons) await press(button);
      await waitFor(() => expect(closed).toHaveBeenCalled());
      closed.mockReset();
      await reload(draft);
      expect(notes()).toHaveValue('');
    }
    await type('Started over');
    await reload(draft);
    await press('Start Over');
    expect(notes()).toHaveValue('');
  });

  test('is deleted for good by Start Over, even right after a keystroke', async () => {
    network(answers());
    await open({ ID: 0 });
    await type('Half a thought');
    await reload();
    await userEvent.type(notes(), '!');
    await press('Start Over');
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('galley.draft'))).toEqual([]);
  });

  test('about one order line does not come back in the form about another', async () => {
    network(answers());
    await open({ ID: 0, ActivityComments: 'Order line 1001-1\n' });
    await type('Ask about the proof.');
    globalThis.dispatchEvent(new Event('pagehide'));
    document.body.replaceChildren();
    await open({ ID: 0, ActivityComments: 'Order line 1001-2\n' });
    expect(notes()).toHaveValue('Order line 1001-2\n');
    document.body.replaceChildren();
    await open({ ID: 0, ActivityComments: 'Order line 1001-1\n' });
    expect(notes()).toHaveValue('Ask about the proof.');
  });

  test('offline is kept and sent later; the form closes and says so', async () => {
    network(answers({ [SAVE]: () => Promise.reject(new TypeError('offline')) }));
    await open(exampleActivity({ ID: 9 }));
    await type('From the parking lot.');
    await press('Save');
    expect(
      await screen.findByText(/^Galley can’t reach the server. The activity is kept on this device/),
    ).toBeVisible();
    expect(closed).toHaveBeenCalled();
    expect(localStorage.getItem('galley.changes')).toContain('From the parking lot.');
  });

  test('is saved by Ctrl+Enter', async () => {
    const sent = network(answers());
    await open(exampleActivity({ ID: 9 }));
    await type('Quick.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(body(sent)).toMatchObject({ Comments: 'Quick.' }));
  });
});
