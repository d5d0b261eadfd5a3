import type { Activity } from '@galley/server/activities/contract';
import { galley } from '@galley/shared/store';
import { network, press, renderScreen } from '@galley/shared/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleActivity } from '../testing/exampleActivity.ts';
import { Screen } from './Screen.tsx';

const PAGED = '/v1/activity/paged';
const answers = (activities: readonly Activity[]) => ({
  [PAGED]: { Activities: activities, TotalCount: activities.length, UnfilteredCount: activities.length },
});
const resizeTo = (width: number) =>
  act(() => {
    globalThis.innerWidth = width;
    globalThis.dispatchEvent(new Event('resize'));
  });
const card = (name: string) => screen.findByRole('article', { name });

beforeEach(() => resizeTo(900));

describe('The grid', () => {
  const table = () => screen.queryByRole('table', { name: 'Activities' });
  const toggle = () => screen.getByRole('button', { name: 'Grid View' });

  test('turns on and off as a resize crosses 1000 px (ACT-04)', async () => {
    network(answers([exampleActivity()]));
    renderScreen(<Screen />, '/activities');
    await card('Follow-Up with Carl Contact');
    resizeTo(1000);
    expect(table()).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    resizeTo(999);
    expect(table()).not.toBeInTheDocument();
  });

  test('and a card offer the releases’ actions on activities, as long as those releases are active (TEAM-23)', async () => {
    const prepare = { on: 'activity', label: 'Prepare', remote: 'my-day', module: './PrepareForm' } as const;
    const actions = [prepare, { ...prepare, on: 'company', label: 'Plan a visit' } as const];
    const offer = (offered: typeof actions) =>
      act(() => galley.setState({ contributions: { topics: [], chips: [], actions: offered } }));
    network(answers([exampleActivity()]));
    renderScreen(<Screen />, '/activities');
    const shown = within(await card('Follow-Up with Carl Contact'));
    expect(shown.queryByRole('button', { name: /^More actions for/ })).toBeNull();
    offer(actions);
    await userEvent.click(
      shown.getByRole('button', { name: 'More actions for Follow-Up with Carl Contact' }),
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Prepare' }));
    expect(galley.getState().dialogs.at(-1)).toMatchObject({
      name: 'my-day/PrepareForm',
      record: { kind: 'activity', id: 1, name: 'Follow-Up with Carl Contact' },
    });
    resizeTo(1000);
    await press('More actions for Follow-Up with Carl Contact');
    expect(screen.getAllByRole('menuitem').at(-1)).toHaveTextContent('Prepare');
    offer([]);
    expect(screen.queryByRole('menuitem', { name: 'Prepare' })).toBeNull();
  });

  test('stays as set by hand until a resize crosses the threshold (ACT-04)', async () => {
    network(answers([exampleActivity()]));
    renderScreen(<Screen />, '/activities');
    await card('Follow-Up with Carl Contact');
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    resizeTo(800);
    expect(table()).toBeInTheDocument();
    resizeTo(1200);
    resizeTo(900);
    expect(table()).not.toBeInTheDocument();
  });

  test('has the specified columns and no Collapse All (ACT-05)', async () => {
    resizeTo(1280);
    network(answers([exampleActivity({ ActivityCreatorID: 6, ActivityCreatorName: 'Ben Ode' })]));
    renderScreen(<Screen />, '/activities');
    await screen.findByRole('table');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Actions',
      'Status/Date',
      'Company/Address',
      'Contact/Title',
      'Email/Phone/Cell',
      'Activity Type/Recurrence',
      'Notes',
      'Assigned To/Creator/Sales Rep',
    ]);
    expect(
      screen.getByRole('cell', { name: /Ana Ruiz.*Created by Ben Ode · Sales rep Rita Rep/ }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Collapse All' })).not.toBeInTheDocument();
  });

  test('has Done and Snooze in each row, and the other actions, the calls and the orders in a menu (ACT-09, GRID-06)', async () => {
    resizeTo(1280);
    network(
      answers([exampleActivity({ IndividualPhone: '(303) 555-0100', IndividualCell: '(303) 555-0101' })]),
    );
    renderScreen(<Screen />, '/activities');
    const row = within(await screen.findByRole('row', { name: /Northwind/ }));
    expect(row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Mark Done: Follow-Up with Carl Contact',
      'Snooze Follow-Up with Carl Contact',
      'More actions for Follow-Up with Carl Contact',
      'Copy email',
    ]);
    await userEvent.click(row.getByRole('button', { name: /^More actions for/ }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent?.trim())).toEqual([
      'Edit',
      'Cancel',
      'Call (303) 555-0100',
      'Call (303) 555-0101',
      'Write to Carl Contact',
      'Orders for Northwind Traders',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(galley.getState().dialogs).toMatchObject([{ name: 'activities/edit', draft: { ID: 1 } }]);
  });

  test('asks what to cancel if a series is canceled from the menu (ACT-10)', async () => {
    resizeTo(1280);
    network(answers([exampleActivity({ FollowUpRecurrenceType: 2 })]));
    renderScreen(<Screen />, '/activities');
    await press('More actions for Follow-Up with Carl Contact');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel' }));
    expect(screen.getByRole('dialog', { name: 'Cancel Options' })).toBeInTheDocument();
  });

  test('offers people who are not associated only the orders, if the contact can’t be called or written to (ACT-09)', async () => {
    resizeTo(1280);
    network(
      answers([
        exampleActivity({
          IsAssociated: false,
          IndividualPhone: '',
          IndividualCell: '',
          IndividualEmail: '',
        }),
      ]),
    );
    renderScreen(<Screen />, '/activities');
    await press('More actions for Follow-Up with Carl Contact');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent?.trim())).toEqual([
      'Orders for Northwind Traders',
    ]);
    expect(screen.queryByRole('button', { name: /^Done/ })).not.toBeInTheDocument();
  });

  test.each([
    [{ DueInDays: -2 }, 'overdue', '2 days overdueTO DO · Mon 11/23/2026'],
    [{ DueInDays: 0 }, 'today', 'Due todayTO DO · Mon 11/23/2026'],
    [{ DueInDays: 1 }, 'none', 'Due tomorrowTO DO · Mon 11/23/2026'],
    [{ DueInDays: -2, Status: 'CLOSED' }, 'done', 'DONEMon 11/23/2026'],
  ] as const)('shows the state of %j by bar and words: %s (ACT-06, GRID-08)', async (change, tone, words) => {
    resizeTo(1280);
    network(answers([exampleActivity(change)]));
    renderScreen(<Screen />, '/activities');
    const row = await screen.findByRole('row', { name: /Northwind/ });
    expect(row).toHaveAttribute('data-tone', tone);
    expect(within(row).getAllByRole('cell')[1]).toHaveTextContent(words);
  });

  test('leads to the company and to the contact (ACT-20, FILT-11)', async () => {
    resizeTo(1280);
    network(answers([exampleActivity()]));
    renderScreen(<Screen />, '/activities');
    expect(await screen.findByRole('link', { name: 'Northwind Traders' })).toHaveAttribute(
      'href',
      '/companies?parent=3&company=12',
    );
    expect(screen.getByRole('link', { name: 'Carl Contact' })).toHaveAttribute(
      'href',
      '/contacts?parent=3&company=12&contact=7',
    );
  });

  test('can be navigated with j and k (GRID-07)', async () => {
    resizeTo(1280);
    network(answers([exampleActivity(), exampleActivity({ ID: 2, CompanyName: 'Second' })]));
    renderScreen(<Screen />, '/activities');
    const [first, second] = await screen.findAllByRole('button', { name: /^Mark Done:/ });
    screen.getByRole('region', { name: 'Activities' }).focus();
    await userEvent.keyboard('j');
    expect(first).toHaveFocus();
    await userEvent.keyboard('j');
    expect(second).toHaveFocus();
    await userEvent.keyboard('k');
    expect(first).toHaveFocus();
  });

  test('can be sorted by its date header, which shows the direction (ACT-02, ACT-18)', async () => {
    resizeTo(1280);
    network(answers([exampleActivity()]));
    renderScreen(<Screen />, '/activities');
    await screen.findByRole('table');
    const header = screen.getByRole('columnheader', { name: /^Status/ });
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    await press('Status/Date');
    expect(location.search).toBe('?sort=1');
    expect(header).toHaveAttribute('aria-sort', 'descending');
  });
});
