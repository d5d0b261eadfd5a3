import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BulkSelection } from '../../store/index.ts';
import { answer, button, ExampleList, loaded } from '../../testing/exampleList.tsx';
import { choose, network, renderScreen } from '../../testing/index.ts';
import { SelectBox } from './SelectBox.tsx';
import { createSelecting, SelectingContext } from './selecting.ts';

const seen = jest.fn<(chosen: BulkSelection) => void>();
/** The records that the action currently gets. */
const chosen = () => seen.mock.lastCall?.[0];
const Actions = ({ chosen: now }: { chosen: BulkSelection }) => {
  seen(now);
  return <button type="button">Do it</button>;
};

async function open() {
  network({ '/names': answer });
  renderScreen(<ExampleList Actions={Actions} />, '/contacts');
  await loaded('Name 1');
}
const box = (name: string) => screen.getByRole('checkbox', { name });
const bar = () => screen.queryByRole('toolbar', { name: 'Selected contacts' });
const count = () => within(screen.getByRole('toolbar')).getByRole('status').textContent;

beforeEach(() => {
  globalThis.localStorage.clear();
  seen.mockClear();
});

describe('Selecting records', () => {
  test('works one by one, and with Shift for a range in either direction (SEL-01)', async () => {
    await open();
    expect(bar()).not.toBeInTheDocument();
    const user = userEvent.setup();
    await user.click(box('Select Name 5'));
    expect(chosen()).toMatchObject({ records: { Ids: [5] }, count: 1 });
    await user.keyboard('{Shift>}');
    await user.click(box('Select Name 2'));
    await user.keyboard('{/Shift}');
    expect(count()).toBe('4 selected');
    expect(new Set(chosen()?.records.Ids)).toEqual(new Set([2, 3, 4, 5]));
    await user.click(box('Select Name 3'));
    expect(count()).toBe('3 selected');
  });

  test('covers the page, then all matches; clearing one keeps the others of the page (SEL-01, SEL-02)', async () => {
    await open();
    await userEvent.click(box('Select Name 1'));
    expect(box('Select this page')).toBePartiallyChecked();
    expect(screen.queryByRole('button', { name: /that match/ })).not.toBeInTheDocument();
    await userEvent.click(box('Select this page'));
    expect(count()).toBe('20 selected');
    await userEvent.click(button('Select all 250 that match'));
    expect(count()).toBe('250 selected');
    expect(chosen()).toMatchObject({
      records: { Contacts: { FilterContact: 0 } },
      count: 250,
    });
    expect(chosen()?.records.Ids).toBeUndefined();
    await userEvent.click(box('Select Name 7'));
    expect(count()).toBe('19 selected');
  });

  test('lasts across pages, and ends with another filter, Clear, Escape or the action (SEL-02)', async () => {
    await open();
    await userEvent.click(box('Select Name 1'));
    await userEvent.click(button('Page 2'));
    await loaded('Name 21');
    await userEvent.click(box('Select Name 21'));
    expect(chosen()?.records.Ids).toEqual([1, 21]);
    await userEvent.keyboard('{Escape}');
    expect(bar()).not.toBeInTheDocument();
    await userEvent.click(box('Select Name 22'));
    await userEvent.click(button('Clear'));
    expect(bar()).not.toBeInTheDocument();
    await userEvent.click(box('Select Name 22'));
    act(() => chosen()?.clear());
    expect(bar()).not.toBeInTheDocument();
  });

  test('has a thousand records at most, and a toast says so once (SEL-02)', async () => {
    const selecting = createSelecting();
    selecting.setPage(Array.from({ length: 999 }, (_, index) => index + 1));
    selecting.togglePage();
    selecting.setPage([1000, 1001, 1002]);
    renderScreen(
      <SelectingContext value={selecting}>
        {[1000, 1001, 1002].map((id) => (
          <SelectBox key={id} id={id} name={`Name ${id}`} />
        ))}
      </SelectingContext>,
      '/contacts',
    );
    const message = 'At most 1,000 records can be selected.';
    await userEvent.click(box('Select Name 1000'));
    expect(box('Select Name 1000')).toBeChecked();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await userEvent.click(box('Select Name 1001'));
    expect(await screen.findByText(message)).toBeVisible();
    await userEvent.click(box('Select Name 1002'));
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(box('Select Name 1001')).not.toBeChecked();
    expect(selecting.store.getState().ids.size).toBe(1000);
  });

  test('ends when a filter is removed, but not when the order changes (SEL-02)', async () => {
    network({ '/names': answer });
    renderScreen(<ExampleList Actions={Actions} />, '/contacts?status=1');
    await loaded('Name 1');
    await userEvent.click(box('Select Name 1'));
    await choose('Sort by', 'Name Z-A');
    expect(count()).toBe('1 selected');
    await userEvent.click(button('Remove filter: Status: Done'));
    expect(bar()).not.toBeInTheDocument();
  });

  test('works with x on the focused record, also from its checkbox, alongside j and k (SEL-04)', async () => {
    await open();
    act(() => screen.getByRole('main').focus());
    await userEvent.keyboard('jjx');
    expect(chosen()?.records.Ids).toEqual([2]);
    act(() => box('Select Name 2').focus());
    await userEvent.keyboard('jx');
    expect(chosen()?.records.Ids).toEqual([2, 3]);
  });

  test('isn’t offered by a list without records (SEL-01)', async () => {
    network({ '/names': { Names: [], TotalCount: 0 } });
    renderScreen(<ExampleList Actions={Actions} />, '/contacts');
    expect(box('Select this page')).toBeVisible();
    expect(await screen.findByText('No Contacts found.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('isn’t offered by a list without actions', async () => {
    network({ '/names': answer });
    renderScreen(<ExampleList />, '/contacts');
    await loaded('Name 1');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
