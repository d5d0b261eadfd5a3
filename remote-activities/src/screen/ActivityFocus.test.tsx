import { network, press, renderScreen } from '@galley/shared/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleActivity } from '../testing/exampleActivity.ts';
import { beginAfresh, DONE, open, PAGED, SAVE, success } from '../testing/openActivities.tsx';
import { Screen } from './Screen.tsx';

beforeEach(beginAfresh);

describe('The focus', () => {
  const title = () => screen.getByRole('button', { name: 'Follow-Up with Carl Contact' });

  test('goes to the title of the card whose Done was pressed, so that j and k continue from there', async () => {
    const activities = [exampleActivity(), exampleActivity({ ID: 2, Title: 'Another one' })];
    const paged = { Activities: activities, TotalCount: 2, UnfilteredCount: 2 };
    await open({}, { [PAGED]: paged, [DONE]: success });
    await userEvent.click(screen.getAllByRole('button', { name: 'Done' }).at(0) ?? document.body);
    expect(title()).toHaveFocus();
    expect(await screen.findByText('Activity Updated!')).toBeVisible();
    expect(title()).toHaveFocus();
    await userEvent.keyboard('j');
    expect(screen.getByRole('button', { name: 'Another one' })).toHaveFocus();
    await userEvent.keyboard('k');
    expect(title()).toHaveFocus();
  });

  test('goes to the title of the card that was snoozed offline', async () => {
    await open({}, { [SAVE]: () => Promise.reject(new TypeError('offline')) });
    await press('Snooze');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Tomorrow' }));
    expect(await screen.findByText('Waiting for the network')).toBeVisible();
    expect(title()).toHaveFocus();
  });

  test('goes to the title of the card whose series was canceled', async () => {
    await open({ FollowUpRecurrenceType: 2 }, { [DONE]: success });
    await press('Cancel');
    await press('Cancel This Occurrence Only');
    expect(title()).toHaveFocus();
  });

  test('goes to the next card when its own card leaves the list', async () => {
    let activities = [exampleActivity(), exampleActivity({ ID: 2, Title: 'Another one' })];
    const paged = () => ({ Activities: activities, TotalCount: 2, UnfilteredCount: 2 });
    await open({}, { [PAGED]: paged, [DONE]: success });
    activities = activities.slice(1);
    await userEvent.click(screen.getAllByRole('button', { name: 'Done' }).at(0) ?? document.body);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Another one' })).toHaveFocus();
  });

  test('goes to the previous card when the last one leaves the list, and to the main area when the only one does', async () => {
    let activities = [exampleActivity(), exampleActivity({ ID: 2, Title: 'Another one' })];
    const paged = () => ({ Activities: activities, TotalCount: 2, UnfilteredCount: 2 });
    await open({}, { [PAGED]: paged, [DONE]: success, '/v1/activity/done/2': success });
    activities = activities.slice(0, 1);
    await userEvent.click(screen.getAllByRole('button', { name: 'Done' }).at(1) ?? document.body);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(title()).toHaveFocus();
    activities = [];
    await press('Done');
    await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(0));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('stays in the table row whose Done was pressed, and goes to the next row when that one leaves the list', async () => {
    let activities = [exampleActivity(), exampleActivity({ ID: 2, Title: 'Another one' })];
    const paged = () => ({ Activities: activities, TotalCount: 2, UnfilteredCount: 2 });
    network({ [PAGED]: paged, [DONE]: success });
    globalThis.innerWidth = 1280;
    renderScreen(<Screen />, '/activities');
    const [, first, second] = await screen.findAllByRole('row');
    const done = within(first ?? document.body).getByRole('button', { name: /^Mark Done:/ });
    let held: Element | null = null;
    done.addEventListener('click', () => queueMicrotask(() => (held = document.activeElement)));
    activities = activities.slice(1);
    await userEvent.click(done);
    expect(first).toContainElement(held);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(second).toContainElement(document.activeElement as HTMLElement);
  });
});
