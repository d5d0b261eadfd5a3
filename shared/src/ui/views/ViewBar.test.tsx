import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { View } from '../../contract/views.ts';
import { galley } from '../../store/index.ts';
import { answer, ExampleList, loaded, query } from '../../testing/exampleList.tsx';
import { exampleView } from '../../testing/exampleViews.ts';
import { network, press, type SentCall } from '../../testing/index.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { signInForTest } from '../../testing/session.ts';

const done = exampleView();
const shared = exampleView({
  ID: 2,
  Name: 'Open ones',
  Query: 'status=2',
  IsOwn: false,
  MayDelete: false,
  OwnerName: 'Avery Other',
  Visibility: 'team',
});

/** The list, and a server that stores views like the real one. */
function open(url: string, ...begun: View[]) {
  let views = begun;
  const change = (apply: (view: View) => View) => {
    views = views.map(apply);
    return true;
  };
  const sent = network({
    '/names': answer,
    '/v1/views': ({ method, path, body }: SentCall) => {
      if (method === 'GET') return views;
      if (method === 'DELETE') {
        views = views.filter(({ ID }) => ID !== Number(path.split('id=')[1]));
        return true;
      }
      const before = views.find(({ ID }) => ID === body['ID']);
      const view = { ...(before ?? exampleView()), ...body, ID: before?.ID ?? 9 };
      if (views.some(({ ID, Name, IsOwn }) => IsOwn && ID !== view.ID && Name === view.Name)) {
        const errors = [{ field: 'Name', message: 'You already have a view with this name.' }];
        return Response.json({ title: 'x', status: 422, errors }, { status: 422 });
      }
      views = [...views.filter(({ ID }) => ID !== view.ID), view];
      return view;
    },
    '/v1/views/pinned': ({ body }: SentCall) =>
      change((view) => ({ ...view, Pin: (body['IDs'] as number[]).indexOf(view.ID) + 1 })),
    '/v1/views/default': ({ body }: SentCall) =>
      change((view) => ({ ...view, IsDefault: view.ID === body['ID'] })),
    '/v1/lists/counts': { Counts: [41] },
    '/v1/views/counts': () => ({
      Counts: views.filter(({ Pin }) => Pin > 0).map(({ ID }) => ({ ID, Count: ID * 1000 })),
    }),
  });
  renderScreen(<ExampleList />, url);
  return sent;
}
const bar = () => within(screen.getByRole('group', { name: 'Views' }));
const menu = async () => {
  await press('Views');
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent.trim());
};
const calls = (sent: SentCall[], path: string) => sent.filter((call) => call.path === path);

describe('The views of a list', () => {
  beforeEach(() => localStorage.clear());

  test('get the counts of pinned views with one call, after the list (VIEW-06)', async () => {
    const sent = open('/contacts', { ...shared, Pin: 2 }, { ...done, Pin: 1 });
    expect(await bar().findByRole('link', { name: 'Done ones 1,000' })).toHaveAttribute(
      'href',
      '/contacts?status=1&view=1',
    );
    expect(
      bar()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Done ones1,000', 'Open ones2,000']);
    expect(sent.slice(0, 1).map(({ path }) => path)).toEqual(['/names']);
    expect(calls(sent, '/v1/views/counts').map(({ body }) => body)).toEqual([
      { EmployeeUID: expect.any(String), List: 'contacts', ParentID: 0, CompanyID: 0 },
    ]);
  });

  test('appear beside the chips of releases, which count a part of the list (TEAM-14)', async () => {
    const chip = { remote: 'my-day', list: 'contacts', label: 'Unasked', query: 'status=3' } as const;
    act(() =>
      galley.setState({
        contributions: { topics: [], actions: [], chips: [chip, { ...chip, list: 'orders' }] },
      }),
    );
    const sent = open('/contacts?parent=3', { ...done, Pin: 1 });
    const shown = await bar().findByRole('link', { name: 'Unasked 41' });
    expect(bar().getAllByRole('link')).toHaveLength(2);
    expect(calls(sent, '/v1/lists/counts').map(({ body }) => body)).toEqual([
      { List: 'contacts', ParentID: 3, CompanyID: 0, Queries: ['status=3'] },
    ]);
    expect(sent.slice(0, 1).map(({ path }) => path)).toEqual(['/names']);
    expect(shown).toHaveAttribute('href', '/contacts?parent=3&status=3&view=0');
    expect(shown).not.toHaveAttribute('aria-current');
    await userEvent.click(shown);
    expect(shown).toHaveAttribute('aria-current', 'true');
    act(() => galley.setState({ contributions: { topics: [], actions: [], chips: [] } }));
    expect(bar().getAllByRole('link')).toHaveLength(1);
  });

  test('are shown before the server responds, once this browser knows them (VIEW-07)', () => {
    network({ '/names': answer });
    signInForTest();
    galley
      .getState()
      .prefer({ views: { contacts: { pinned: [{ ID: 1, Name: 'Kept', Query: 'status=1' }] } } });
    renderScreen(<ExampleList />, '/contacts?status=1&view=1');
    expect(screen.getByRole('link', { name: 'Kept' })).toHaveAttribute('aria-current', 'true');
  });

  test('mark the current view, under any selection of the page (VIEW-03)', async () => {
    open('/contacts?parent=4&status=1', { ...done, Pin: 1 });
    expect(await bar().findByRole('link', { name: /^Done ones/ })).toHaveAttribute('aria-current', 'true');
    expect(bar().getByRole('link')).toHaveAttribute('href', '/contacts?parent=4&status=1&view=1');
    await press('Remove filter: Status: Done');
    expect(bar().getByRole('link')).not.toHaveAttribute('aria-current');
  });

  test('save the filters under a name, and pin it (VIEW-03)', async () => {
    const sent = open('/contacts?parent=4&status=1');
    await loaded('Name 1');
    await press('Save View');
    await press('Save');
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required.');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await userEvent.click(screen.getByLabelText('Include the company filter'));
    await userEvent.type(screen.getByLabelText('Name'), ' Done ones ');
    await press('Save');
    expect(await screen.findByText('View saved')).toBeVisible();
    await waitFor(() => expect(query()).toBe('?parent=4&status=1&view=9'));
    expect(sent.find(({ method, path }) => method === 'POST' && path === '/v1/views')?.body).toEqual({
      ID: 0,
      List: 'contacts',
      Name: 'Done ones',
      Query: 'status=1',
      Visibility: 'mine',
    });
    expect(calls(sent, '/v1/views/pinned').map(({ body }) => body)).toEqual([{ List: 'contacts', IDs: [9] }]);
    expect(await bar().findByRole('link', { name: 'Done ones 9,000' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(screen.queryByRole('button', { name: 'Save View' })).not.toBeInTheDocument();
  });

  test('say at the field if the name is taken, and keep the input if saving fails (VIEW-01)', async () => {
    open('/contacts?status=3', done);
    await loaded('Name 1');
    await press('Save View');
    await userEvent.type(await screen.findByLabelText('Name'), 'Done ones');
    await press('Save');
    await waitFor(() =>
      expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(
        'You already have a view with this name.',
      ),
    );
    expect(screen.getByLabelText('Name')).toHaveValue('Done ones');
  });

  test('offer to save changes to your own view, without the selection it never had (VIEW-03)', async () => {
    const sent = open('/contacts?parent=4&status=3&view=1', done);
    await press('Save Changes');
    expect(await screen.findByText('View saved')).toBeVisible();
    expect(
      sent
        .filter(({ method, path }) => method === 'POST' && path === '/v1/views')
        .map(({ body }) => body['Query']),
    ).toEqual(['status=3']);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument(),
    );
  });

  test('offer to save changes to somebody else’s view only under another name (VIEW-05)', async () => {
    open('/contacts?status=3&view=2', shared);
    expect(await screen.findByRole('button', { name: 'Save as New View' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
    expect(bar().getByRole('link', { name: 'Open ones' })).not.toHaveAttribute('aria-current');
    expect(await menu()).toEqual(['Open ones · Avery Other', 'Manage Views…']);
  });

  test('leave the page as it is if its view was deleted (VIEW-02)', async () => {
    const sent = open('/contacts?status=1&view=77', shared);
    await loaded('Name 1');
    expect(await screen.findByRole('button', { name: 'Save View' })).toBeVisible();
    expect(sent[0]?.body['status']).toBe(1);
    expect(query()).toBe('?status=1&view=77');
  });

  test('open the default once this browser knows it, but not again when filters are removed (VIEW-07)', async () => {
    open('/contacts', { ...done, IsDefault: true });
    await waitFor(() => expect(query()).toBe('?status=1&view=1'));
    await press('remove filters');
    await waitFor(() => expect(query()).toBe('?view=0'));
    expect(screen.queryByRole('link', { name: /^Done ones/ })).not.toBeInTheDocument();
  });
});
