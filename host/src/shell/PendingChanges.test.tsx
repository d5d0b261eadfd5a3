import { outbox, type Change } from '@galley/shared/http';
import { galley, type RefusedInput } from '@galley/shared/store';
import { network, press, renderScreen, signInForTest } from '@galley/shared/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PendingChanges } from './PendingChanges.tsx';

const change = (more: Partial<Change>): Change => ({
  id: 'k1',
  employeeUid: 'ana-uid',
  label: 'Activity: Carl Contact, Northwind',
  call: { method: 'POST', path: '/v1/activity', body: { ID: 9 } },
  reopen: { name: 'activities/edit', draft: { ID: 9 }, input: { notes: 'Kept.' } },
  refreshes: [],
  state: 'waiting',
  ...more,
});
function open(...changes: Change[]) {
  renderScreen(<PendingChanges />, '/activities');
  act(() => {
    localStorage.setItem('galley.changes', JSON.stringify(changes));
    outbox.reload();
  });
}
/** What the form does once it holds the input. */
function taken(): boolean | undefined {
  let isTaken: boolean | undefined;
  const [dialog] = galley.getState().dialogs;
  act(() => {
    isTaken = (dialog as unknown as RefusedInput | undefined)?.withdraw?.();
  });
  return isTaken;
}

beforeEach(() => {
  act(() => {
    localStorage.clear();
    outbox.reload();
    galley.setState({ dialogs: [] });
  });
});

describe('An unsaved change', () => {
  test('is not mentioned if there is none', () => {
    open();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is counted in the header, and sent on request (KEEP-03)', async () => {
    const sent = network({ '/v1/activity': { Success: true } });
    open(change({}));
    await press('1 waiting');
    const list = screen.getByRole('dialog', { name: 'Unsaved Changes' });
    expect(within(list).getByRole('listitem')).toHaveTextContent('Activity: Carl Contact, Northwind');
    await userEvent.click(within(list).getByRole('button', { name: 'Send Now' }));
    expect(await within(list).findByText('No unsaved changes.')).toBeVisible();
    expect(sent).toMatchObject([{ path: '/v1/activity', body: { ID: 9 } }]);
  });

  test('stays visible as being sent until the server has responded', async () => {
    let answer: (value: object) => void = () => {};
    const answers = [
      Promise.resolve(Response.json({}, { status: 503 })),
      new Promise((end) => (answer = end)),
    ];
    network({ '/v1/activity': () => answers.shift() });
    open(change({}));
    act(() => outbox.flush());
    await waitFor(() => expect(answers).toHaveLength(1));
    await press('1 waiting');
    const list = screen.getByRole('dialog', { name: 'Unsaved Changes' });
    await userEvent.click(within(list).getByRole('button', { name: 'Send Now' }));
    expect(await within(list).findByText('Sending')).toBeVisible();
    expect(within(list).queryByText('No unsaved changes.')).toBeNull();
    expect(within(list).queryByRole('button', { name: /^Discard/ })).toBeNull();
    expect(screen.getByRole('button', { name: '1 waiting' })).toBeVisible();
    act(() => answer({ Success: true }));
    expect(await within(list).findByText('No unsaved changes.')).toBeVisible();
    expect(screen.queryByRole('button', { name: '1 waiting' })).toBeNull();
  });

  test.each(['waiting', 'sending'] as const)(
    'is sent automatically, with its own idempotency key, when Galley is opened again (%s before)',
    async (state) => {
      await act(async () => signInForTest());
      network({ '/v1/activity': { Success: true } });
      localStorage.setItem('galley.changes', JSON.stringify([change({ state })]));
      render(<PendingChanges />);
      await waitFor(() => expect(localStorage.getItem('galley.changes')).toBeNull());
      const headers = jest.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers));
      expect(headers.map((each) => each.get('Idempotency-Key'))).toEqual(['k1']);
    },
  );

  const followupActivity = { ID: -2, CompanyID: 12, IndividualName: 'Carl Contact' };
  test.each([
    [
      'a save that',
      ['activityDoneResponse', 'followupActivity'],
      { activityDoneResponse: { followupActivity } },
    ],
    ['a Done that', ['followupActivity'], { followupActivity }],
  ])(
    'offers the follow-up of %s the server answers late, and opens no form by itself (ACTF-08, ACT-11)',
    async (_what, draftAt, answer) => {
      const path = '/v1/activity';
      const text = 'The activity with Carl Contact is closed.';
      const lateOffer = { text, label: 'Add Follow-Up', dialog: 'activities/edit', draftAt } as const;
      const answers: object[] = [Response.json({}, { status: 503 }), answer];
      network({ [path]: () => answers.shift() });
      open();
      const call = { method: 'POST', path } as const;
      await act(async () => {
        const { outcome } = outbox.submit({ label: 'Carl Contact', call, refreshes: [], lateOffer });
        expect(await outcome).toEqual({ kind: 'waiting' });
      });
      act(() => outbox.flush());
      expect(await screen.findByText(/^The activity with Carl Contact is closed\./)).toBeVisible();
      expect(galley.getState().dialogs).toEqual([]);
      await press('Add Follow-Up');
      expect(galley.getState().dialogs).toMatchObject([{ name: 'activities/edit', draft: followupActivity }]);
    },
  );

  test('names mentioned colleagues who can’t be notified, even if the notes were saved late (INBOX-61)', async () => {
    network({ '/v1/activity': { Success: true, NotTold: ['Gil Gone'] } });
    open(change({}));
    act(() => outbox.flush());
    expect(await screen.findByText(/^Gil Gone can no longer be notified/)).toBeVisible();
  });

  test('reopens with its input and the reason if the server refused it, and is kept until the form has it (KEEP-04)', async () => {
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Changed by Ben.' };
    open(change({ state: 'refused', problem }));
    await press('1 refused');
    expect(screen.getByRole('listitem')).toHaveTextContent('Refused: Changed by Ben.');
    await press('Open Activity: Carl Contact, Northwind');
    expect(galley.getState().dialogs).toMatchObject([
      { name: 'activities/edit', draft: { ID: 9 }, input: { notes: 'Kept.' }, problem },
    ]);
    expect(localStorage.getItem('galley.changes')).not.toBeNull();
    expect(taken()).toBe(true);
    expect(localStorage.getItem('galley.changes')).toBeNull();
    // A form can render again.
    expect(taken()).toBe(true);
  });

  test('stored by an earlier version reopens, and offers its follow-up (TEAM-33)', async () => {
    const text = 'The activity with Carl Contact is closed.';
    const draftAt = ['followupActivity'];
    network({ '/v1/activity': { followupActivity } });
    const { reopen: _, ...kept } = change({});
    const reopen = { kind: 'activity', draft: { ID: 9 }, input: { notes: 'Kept.' } };
    const lateOffer = { text, label: 'Add Follow-Up', kind: 'activity', draftAt };
    open({ ...kept, reopen, lateOffer } as unknown as Change);
    await press('1 waiting');
    await press('Open Activity: Carl Contact, Northwind');
    expect(galley.getState().dialogs).toMatchObject([
      { name: 'activity', draft: { ID: 9 }, input: { notes: 'Kept.' } },
    ]);
    act(() => galley.setState({ dialogs: [] }));
    act(() => outbox.flush());
    await screen.findByText(/^The activity with Carl Contact is closed/);
    await press('Add Follow-Up');
    expect(galley.getState().dialogs).toMatchObject([{ name: 'activity', draft: followupActivity }]);
  });

  test('isn’t withdrawn by its form once it has been sent', async () => {
    network({ '/v1/activity': { Success: true } });
    open(change({}));
    await press('1 waiting');
    await press('Open Activity: Carl Contact, Northwind');
    act(() => outbox.flush());
    await waitFor(() => expect(localStorage.getItem('galley.changes')).toBeNull());
    expect(taken()).toBe(false);
  });

  test('can be discarded', async () => {
    open(change({ state: 'refused' }));
    await press('1 refused');
    const list = within(screen.getByRole('dialog', { name: 'Unsaved Changes' }));
    expect(list.getByText(/aren’t sent again\.$/)).toBeVisible();
    expect(list.queryByRole('button', { name: 'Send Now' })).toBeNull();
    await press('Discard Activity: Carl Contact, Northwind');
    expect(localStorage.getItem('galley.changes')).toBeNull();
    expect(list.getByText('No unsaved changes.')).toBeVisible();
    expect(list.queryByText(/on this device/)).toBeNull();
  });

  test('of another user is not shown', () => {
    open(change({ employeeUid: 'ben-uid' }));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
