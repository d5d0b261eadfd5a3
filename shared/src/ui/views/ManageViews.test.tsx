import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { View } from '../../contract/views.ts';
import { exampleView } from '../../testing/exampleViews.ts';
import { network, press, type SentCall } from '../../testing/index.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { ManageViews } from './ManageViews.tsx';

const edited = jest.fn<(view: View) => void>();
const art = exampleView({ ID: 1, Name: 'Art', Pin: 2, Visibility: 'everybody' });
const views = [
  art,
  exampleView({ ID: 2, Name: 'Boards', IsDefault: true }),
  exampleView({ ID: 3, Name: 'Calls', Pin: 1, IsOwn: false, MayDelete: false, OwnerName: 'Avery Other' }),
];

function open(isFailing = false) {
  const answer = () => (isFailing ? new Response(null, { status: 500 }) : true);
  const sent = network({ '/v1/views': answer, '/v1/views/pinned': answer, '/v1/views/default': answer });
  renderScreen(<ManageViews list="contacts" views={views} onEdit={edited} onClose={() => {}} />, '/contacts');
  return () =>
    sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));
}

describe('Manage Views', () => {
  beforeEach(() => void edited.mockReset());

  test('lists the pinned views in order, then the others, each with who can see it', () => {
    open();
    expect(screen.getAllByRole('listitem').map((item) => item.querySelector('div')?.textContent)).toEqual([
      'CallsShared by Avery Other',
      'ArtShared with everyone',
      'BoardsOnly me',
    ]);
  });

  test('pins, unpins and moves a view (VIEW-06)', async () => {
    const sent = open();
    await press('Pin Boards');
    await press('Unpin Calls');
    await press('Move Up: Art');
    expect(screen.queryByRole('button', { name: 'Move Up: Calls' })).not.toBeInTheDocument();
    expect(sent().map(({ body }) => body['IDs'])).toEqual([[3, 1, 2], [1], [1, 3]]);
  });

  test('sets or clears the default view of the list (VIEW-07)', async () => {
    const sent = open();
    expect(screen.getByRole('button', { name: 'Make Default: Boards' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press('Make Default: Boards');
    await press('Make Default: Calls');
    expect(sent().map(({ body }) => body)).toEqual([
      { List: 'contacts', ID: 0 },
      { List: 'contacts', ID: 3 },
    ]);
  });

  test('starts and stops watching a view of order lines (INBOX-20)', async () => {
    const watches: object[] = [];
    const sent = network({
      '/v1/orders/watched': ({ method, body }: SentCall) => {
        if (method === 'GET') return { Watches: watches };
        watches.splice(
          0,
          1,
          ...(body['IsWatched'] === true ? [{ Kind: 'view', ID: '2', Name: 'Boards' }] : []),
        );
        return true;
      },
    });
    renderScreen(<ManageViews list="orders" views={views} onEdit={edited} onClose={() => {}} />, '/orders');
    const watch = screen.getByRole('button', { name: 'Watch Boards' });
    await waitFor(() => expect(watch).toBeEnabled());
    expect(watch).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(watch);
    await waitFor(() => expect(watch).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.getByRole('button', { name: 'Watch Art' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(watch);
    await waitFor(() => expect(watch).toHaveAttribute('aria-pressed', 'false'));
    expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { Kind: 'view', ID: '2', IsWatched: true },
      { Kind: 'view', ID: '2', IsWatched: false },
    ]);
  });

  test('edits and deletes only your own views, and asks before deleting a shared one (VIEW-05)', async () => {
    const sent = open();
    const [others] = screen.getAllByRole('listitem');
    expect(others && within(others).queryByRole('button', { name: /Edit|Delete/ })).not.toBeInTheDocument();
    await press('Edit Art');
    expect(edited).toHaveBeenCalledWith(art);
    await press('Delete Boards');
    await press('Delete Art');
    expect(sent().map(({ path }) => path)).toEqual(['/v1/views?id=2']);
    await press('Delete for Everyone: Art');
    expect(sent().map(({ path }) => path)).toEqual(['/v1/views?id=2', '/v1/views?id=1']);
    expect(await screen.findByText('View deleted')).toBeVisible();
  });

  test('says what failed', async () => {
    open(true);
    await press('Delete Boards');
    expect(await screen.findByText(/^Failed to delete view/)).toBeVisible();
    await press('Pin Boards');
    expect(await screen.findByText(/^Failed to change views/)).toBeVisible();
  });
});
