import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ActivityPagedRequest, ActivityPagedResponse } from '@galley/server/activities/contract';
import { activityList, activityListCall } from '@galley/server/activities/rules/activityList';
import { listQuery, queryClient, trendGroupsQuery } from '@galley/shared/http';
import { network, press, renderScreen } from '@galley/shared/testing';
import { useListQuery, useListState } from '@galley/shared/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adopt, remoteScreens } from '../federation/loading/loadScreen.ts';
import { registryOfLists } from '../federation/registry/testRegistry.ts';
import { FilterBar } from './FilterBar.tsx';
import { useCounts } from './useCounts.ts';

beforeAll(() => adopt(registryOfLists()));

const activitiesQuery = listQuery<ActivityPagedRequest, ActivityPagedResponse>(...activityListCall);

const OPTIONS = {
  TrendGroups: [
    { value: 1, label: 'Bluefork Media' },
    { value: 2, label: 'Meridian Outdoor' },
  ],
  Customers: [
    { value: 11, label: 'Bluefork Media Denver', TrendGroupId: 1 },
    { value: 12, label: 'Bluefork Media Omaha', TrendGroupId: 1 },
    { value: 21, label: 'Meridian Outdoor Boise', TrendGroupId: 2 },
  ],
  Employees: [],
  States: [],
};

async function open(url: string) {
  network({ '/v1/customers/trendgroups': OPTIONS });
  renderScreen(<FilterBar />, url);
  // The options of call 1 arrive after the first frame; until then there is nothing to choose.
  await waitFor(() => expect(queryClient.getQueryData(trendGroupsQuery().queryKey)).toBeDefined());
  await act(async () => {});
}

const parent = () => screen.getByRole('combobox', { name: 'Company Parent' });
const company = () => screen.getByRole('combobox', { name: 'Company' });
const labels = () => screen.queryAllByRole('option').map((option) => option.textContent);
const search = async (picker: HTMLElement, text: string) => {
  await userEvent.click(picker);
  if (text !== '') await userEvent.type(screen.getByPlaceholderText('Search...'), text);
};
const address = () => globalThis.location.pathname + globalThis.location.search;

/** The parts of the real page that request counts and a list. */
function Page() {
  const state = useListState(activityList);
  useListQuery({
    page: state.page,
    size: state.size,
    read: ({ Activities, TotalCount }: ActivityPagedResponse) => ({ items: Activities, total: TotalCount }),
    failure: 'Failed to load activities',
    queryOf: (page) => activitiesQuery(activityList.payloadOf({ ...state, page })),
  });
  const screens = remoteScreens();
  const [first] = screens;
  const countOf = useCounts(screens);
  return <p>{(first && countOf(first)) ?? 'not counted'}</p>;
}

/** A response that the test releases. */
function held(answer: object) {
  let release = () => {};
  const waiting = new Promise<void>((resolve) => (release = resolve));
  return { answer: () => waiting.then(() => answer), release: () => act(async () => release()) };
}
const clear = (label: string) => screen.getByRole('button', { name: `Clear ${label}` });

describe('The company filter', () => {
  test('says that it is loading instead of unknown names, and never that nothing is selected', async () => {
    const options = held(OPTIONS);
    network({ '/v1/customers/trendgroups': options.answer });
    renderScreen(<FilterBar />, '/companies?parent=1&company=12');
    for (const picker of [parent(), company()]) expect(picker).toHaveTextContent('Loading...');
    expect(screen.queryByText('Select...')).toBeNull();
    await options.release();
    await waitFor(() => expect(company()).toHaveTextContent('Bluefork Media Omaha'));
    expect(parent()).toHaveTextContent('Bluefork Media');
  });

  test('can’t be cleared while its options, the counts or the list load (FILT-07)', async () => {
    const [options, counts, list] = [held(OPTIONS), held({ ActivityCount: 3 }), held({ Activities: [] })];
    network({
      '/v1/customers/trendgroups': options.answer,
      '/v1/customers/counts': counts.answer,
      '/v1/activity/paged': list.answer,
    });
    renderScreen(
      <>
        <FilterBar />
        <Page />
      </>,
      '/activities?parent=1&company=12',
    );
    for (const load of [options, counts, list]) {
      expect(clear('Company Parent')).toBeDisabled();
      expect(clear('Company')).toBeDisabled();
      await load.release();
    }
    await waitFor(() => expect(clear('Company')).toBeEnabled());
    expect(clear('Company Parent')).toBeEnabled();
  });

  test('moves the focus from a clear button to its dropdown if a load disables the button (FILT-07)', async () => {
    await open('/companies?parent=1&company=12');
    act(() => clear('Company Parent').focus());
    const again = held(OPTIONS);
    network({ '/v1/customers/trendgroups': again.answer });
    act(() => void queryClient.invalidateQueries({ queryKey: trendGroupsQuery().queryKey }));
    await waitFor(() => expect(clear('Company Parent')).toBeDisabled());
    expect(parent()).toHaveFocus();
    await again.release();
  });

  test('shows Select... in both dropdowns while nothing is selected (FILT-01)', async () => {
    await open('/companies');
    expect(parent()).toHaveTextContent('Select...');
    expect(company()).toHaveTextContent('Select...');
    expect(screen.queryByRole('button', { name: /^Clear/ })).not.toBeInTheDocument();
  });

  test('lists parents from three letters on, whatever their case (FILT-03)', async () => {
    await open('/companies');
    await search(parent(), 'fo');
    expect(labels()).toEqual([]);
    await userEvent.type(screen.getByPlaceholderText('Search...'), 'RK');
    expect(labels()).toEqual(['Bluefork Media']);
  });

  test('lists the companies of the selected parent at once (FILT-03, FILT-04)', async () => {
    await open('/companies?parent=1');
    expect(parent()).toHaveTextContent('Bluefork Media');
    await search(company(), '');
    expect(labels()).toEqual(['Bluefork Media Denver', 'Bluefork Media Omaha']);
  });

  test('also selects the only company of a selected parent, and reopens the list (FILT-04, FILT-10)', async () => {
    await open('/companies?parent=1&company=11&page=3&sort=1');
    await search(parent(), 'meridian');
    await userEvent.click(screen.getByRole('option', { name: 'Meridian Outdoor' }));
    expect(address()).toBe('/companies?parent=2&company=21');
    expect(company()).toHaveTextContent('Meridian Outdoor Boise');
  });

  test('also selects the parent of a selected company, and on activities opens the header’s filters (FILT-05, FILT-09)', async () => {
    await open('/activities');
    await search(company(), 'omaha');
    await userEvent.click(screen.getByRole('option', { name: 'Bluefork Media Omaha' }));
    expect(address()).toBe('/activities?parent=1&company=12&for=0&status=4&sort=1');
  });

  test('keeps the parent when the company is cleared, and clears both when the parent is cleared (FILT-06)', async () => {
    await open('/orders?parent=1&company=12');
    await press('Clear Company');
    expect(address()).toBe('/orders?parent=1');
    await press('Clear Company Parent');
    expect(address()).toBe('/orders');
  });

  test('shows the number of an unknown company, which can be cleared', async () => {
    await open('/companies?parent=1&company=19');
    expect(company()).toHaveTextContent('#19');
    await press('Clear Company');
    expect(address()).toBe('/companies?parent=1');
    expect(company()).toHaveTextContent('Select...');
  });

  test('reloads once for an unknown company: it may be new', async () => {
    const added = { value: 19, label: 'Bluefork Media Provo', TrendGroupId: 1 };
    let calls = 0;
    const Customers = () => ((calls += 1) === 1 ? OPTIONS.Customers : [...OPTIONS.Customers, added]);
    network({ '/v1/customers/trendgroups': () => ({ ...OPTIONS, Customers: Customers() }) });
    renderScreen(<FilterBar />, '/companies?parent=1&company=19');
    await waitFor(() => expect(company()).toHaveTextContent('Bluefork Media Provo'));
    expect(calls).toBe(2);
  });

  test('says if its options could not be loaded, and loads them when the network returns', async () => {
    network({});
    renderScreen(<FilterBar />, '/companies');
    await search(company(), 'omaha');
    expect(await screen.findByText('Could not be loaded.')).toBeVisible();
    network({ '/v1/customers/trendgroups': OPTIONS });
    act(() => {
      globalThis.dispatchEvent(new Event('offline'));
      globalThis.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByRole('option', { name: 'Bluefork Media Omaha' })).toBeVisible();
  });

  test('shows the phone hours (SHELL-06)', async () => {
    await open('/activities');
    expect(screen.getByText(/Mon - Fri, 8 AM to 5 PM \(MST\)/)).toBeInTheDocument();
  });
});
