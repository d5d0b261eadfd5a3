import { outbox } from '@galley/shared/http';
import { businessToday, galley } from '@galley/shared/store';
import { press } from '@galley/shared/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '@galley/shared/domain/calendar';
import { exampleActivity } from '../testing/exampleActivity.ts';
import { beginAfresh, DONE, open, PAGED, SAVE, success } from '../testing/openActivities.tsx';

const UNDO = '/v1/activity/undo/1';

beforeEach(beginAfresh);

describe('Closing an activity', () => {
  test('as done shows a message and reloads the list (ACT-09, ACT-11)', async () => {
    const sent = await open({}, { [DONE]: success });
    await press('Done');
    expect(await screen.findByText('Activity Updated!')).toBeInTheDocument();
    expect(sent.find(({ path }) => path.startsWith(DONE))).toMatchObject({
      method: 'POST',
      path: `${DONE}?closemode=0`,
    });
    await waitFor(() => expect(sent.filter(({ path }) => path === PAGED)).toHaveLength(2));
  });

  test('by a double-click doesn’t close the card that moves up under the pointer (ACT-17)', async () => {
    let activities = [exampleActivity(), exampleActivity({ ID: 2, Title: 'Another one' })];
    const paged = () => ({ Activities: activities, TotalCount: 2, UnfilteredCount: 2 });
    const sent = await open({}, { [PAGED]: paged, [DONE]: success, '/v1/activity/done/2': success });
    activities = activities.slice(1);
    fireEvent.click(screen.getAllByRole('button', { name: 'Done' }).at(0) ?? document.body, { detail: 1 });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Done' }), { detail: 2 });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }), { detail: 2 });
    expect(screen.queryByText('Another one')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled();
    expect(sent.filter(({ path }) => path.startsWith('/v1/activity/done/'))).toHaveLength(1);
  });

  test('by a double-click without a network is not undone by the second click', async () => {
    await open({}, { [DONE]: () => Promise.reject(new TypeError('offline')) });
    await press('Done');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }), { detail: 2 });
    expect(screen.getByText('Waiting for the network')).toBeVisible();
  });

  test('by Cancel asks nothing if the activity doesn’t recur (ACT-10)', async () => {
    const sent = await open({}, { [DONE]: success });
    await press('Cancel');
    await screen.findByText('Activity Updated!');
    expect(sent.some(({ path }) => path === `${DONE}?closemode=1`)).toBe(true);
  });

  test.each([
    ['Cancel This Occurrence Only', 1],
    ['Cancel This and All Remaining Occurrences', 2],
  ])('of a series by %s has close mode %i (ACT-10)', async (name, mode) => {
    const sent = await open({ FollowUpRecurrenceType: 2 }, { [DONE]: success });
    await press('Cancel');
    expect(screen.getByRole('dialog', { name: 'Cancel Options' })).toBeInTheDocument();
    await press(name);
    await screen.findByText('Activity Updated!');
    expect(sent.some(({ path }) => path === `${DONE}?closemode=${mode}`)).toBe(true);
  });

  test('of a series by Do Nothing sends nothing (ACT-10)', async () => {
    const sent = await open({ FollowUpRecurrenceType: 2 }, { [DONE]: success });
    await press('Cancel');
    await press('Do Nothing');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent.filter(({ path }) => path.startsWith(DONE))).toEqual([]);
  });

  test('of a series by a double-click on Cancel still asks what to cancel', async () => {
    const sent = await open({ FollowUpRecurrenceType: 2 }, { [DONE]: success });
    await press('Cancel');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel This Occurrence Only' }), { detail: 2 });
    expect(screen.getByRole('dialog', { name: 'Cancel Options' })).toBeInTheDocument();
    expect(sent.filter(({ path }) => path.startsWith(DONE))).toEqual([]);
  });

  test('shows an error if it fails, and leaves the card as it was (ACT-13)', async () => {
    await open({}, { [DONE]: () => new Response('{}', { status: 500 }) });
    await press('Done');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to close activity');
    expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled();
  });

  test('shows an error if the browser’s storage is full, and sends nothing', async () => {
    const sent = await open({}, { [DONE]: success });
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press('Done');
    full.mockRestore();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to close activity: This browser is out of storage, so the change can’t be kept until you’re back online.',
    );
    expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled();
    expect(sent.filter(({ path }) => path.startsWith(DONE))).toEqual([]);
  });

  test.each([{ IsAssociated: false }, { Status: 'CLOSED' as const }])(
    'is not offered for %j (ACT-09)',
    async (change) => {
      await open(change, { [DONE]: success });
      expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument();
    },
  );

  test('updates the card at once, before the server has answered (ACT-16)', async () => {
    let answer: (value: object) => void = () => {};
    await open({}, { [DONE]: () => new Promise<object>((resolve) => (answer = resolve)) });
    await press('Done');
    expect(screen.getByText('DONE')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add a Follow-Up' })).toBeDisabled();
    act(() => answer(success));
    expect(await screen.findByText('Activity Updated!')).toBeVisible();
  });

  test('opens the follow-up that the server proposes (ACT-11)', async () => {
    const followupActivity = { ID: -2, CompanyID: 12 };
    await open({}, { [DONE]: { ...success, followupActivity } });
    await press('Done');
    await waitFor(() =>
      expect(galley.getState().dialogs).toMatchObject([{ name: 'activities/edit', draft: followupActivity }]),
    );
  });

  test('says if somebody else has already closed the activity', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      detail: 'This activity is already closed.',
    };
    await open({}, { [DONE]: () => Response.json(problem, { status: 409 }) });
    await press('Done');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to close activity: This activity is already closed.',
    );
  });

  test('can be undone from the toast', async () => {
    const sent = await open({}, { [DONE]: success, [UNDO]: { success: true } });
    await press('Done');
    await press('Undo');
    await waitFor(() => expect(sent.find(({ path }) => path === UNDO)?.body).toEqual({ Version: 2 }));
  });

  test('can be undone by Ctrl+Z while the toast is shown (ACT-16)', async () => {
    const sent = await open({}, { [DONE]: success, [UNDO]: { success: true } });
    await press('Done');
    await screen.findByRole('button', { name: 'Undo' });
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(sent.some(({ path }) => path === UNDO)).toBe(true));
  });

  test('without a network is shown as waiting on the card, and can be undone there', async () => {
    const sent = await open({}, { [DONE]: () => Promise.reject(new TypeError('offline')) });
    await press('Done');
    expect(await screen.findByText('Waiting for the network')).toBeVisible();
    expect(screen.getByText('DONE')).toBeVisible();
    const [waiting] = outbox.store.getState().changes;
    expect(waiting?.lateOffer).toMatchObject({ draftAt: ['followupActivity'] });
    // The cards of companies count open activities.
    expect(waiting?.refreshes).toContain('companies');
    await press('Undo');
    expect(screen.getByText('TO DO · due today')).toBeVisible();
    act(() => outbox.flush());
    expect(sent.filter(({ path }) => path.startsWith(DONE))).toHaveLength(1);
  });
});

describe('An open activity', () => {
  test('can be snoozed to tomorrow, and its series keeps its own dates (SNZ-02)', async () => {
    const sent = await open({ FollowUpRecurrenceType: 2 }, { [SAVE]: { Success: true, Version: 2 } });
    await press('Snooze');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Tomorrow' }));
    expect(await screen.findByText('Activity Updated!')).toBeVisible();
    expect(sent.find(({ path }) => path === SAVE)?.body).toMatchObject({
      ID: 1,
      saveMode: 0,
      StartDate: `${addDays(businessToday(), 1)}T00:00:00`,
      KeepSeries: true,
      Version: 1,
      FollowUpEndDate: null,
    });
  });

  test('cannot be snoozed again while a snooze is being saved', async () => {
    let answer: (value: object) => void = () => {};
    await open({}, { [SAVE]: () => new Promise<object>((resolve) => (answer = resolve)) });
    await press('Snooze');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Tomorrow' }));
    expect(screen.getByRole('button', { name: 'Snooze' })).toBeDisabled();
    act(() => answer({ Success: true, Version: 2 }));
    expect(await screen.findByText('Activity Updated!')).toBeVisible();
  });

  test('returns to its day if its snooze is undone (SNZ-03)', async () => {
    const sent = await open({}, { [SAVE]: { Success: true, Version: 2 } });
    await press('Snooze');
    await userEvent.click(screen.getByRole('menuitem', { name: 'In a Week' }));
    await press('Undo');
    await waitFor(() =>
      expect(sent.findLast(({ path }) => path === SAVE)?.body).toMatchObject({
        StartDate: '2026-11-23T00:00:00',
        Version: 2,
      }),
    );
  });

  test('can be snoozed to a chosen day, and edited (SNZ-01)', async () => {
    await open({}, {});
    await press('Snooze');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Pick a Date…' }));
    await press('Edit');
    expect(galley.getState().dialogs).toMatchObject([
      { name: 'activities/snooze', activity: { ID: 1 } },
      { name: 'activities/edit', draft: { ID: 1, Version: 1 } },
    ]);
  });
});

describe('A closed activity', () => {
  test('offers a follow-up with its company, contact, type and notes (ACT-09)', async () => {
    await open({ Status: 'CLOSED' }, {});
    await press('Add a Follow-Up');
    expect(galley.getState().dialogs).toMatchObject([
      {
        name: 'activities/edit',
        draft: {
          ID: -2,
          CompanyID: 12,
          IndividualID: 7,
          TypeID: 5,
          ActivityComments: 'Ask about the banners.',
        },
      },
    ]);
    expect(screen.getByRole('button', { name: 'Edit' })).toBeEnabled();
  });
});

describe('The card of an activity', () => {
  test('offers a message to its contact about its company, even to people who are not associated (MAIL-22)', async () => {
    await open({ IsAssociated: false }, {});
    await press('Write to Carl Contact');
    expect(galley.getState().dialogs.at(-1)).toMatchObject({
      name: 'contacts/write',
      contact: 7,
      person: 'Carl Contact',
      company: 12,
    });
  });
});
