import { expect, test } from '@jest/globals';
import type { Change } from '@galley/shared/http';
import { exampleActivity } from '../testing/exampleActivity.ts';
import { shownActivities } from './shownActivity.ts';

const change = (more: Partial<Change>): Change => ({
  id: 'k',
  employeeUid: 'ana-uid',
  label: 'Done',
  record: 'activity/1',
  effect: { Status: 'CLOSED' },
  call: { method: 'POST', path: '/v1/activity/done/1' },
  refreshes: [],
  state: 'waiting',
  ...more,
});
const [one, two] = [exampleActivity({ ID: 1 }), exampleActivity({ ID: 2 })];

test('a card shows a change at once, and that it is waiting for the network', () => {
  const [shown, other] = shownActivities([one, two], [change({})]);
  expect(shown).toMatchObject({ ID: 1, Status: 'CLOSED', waiting: { id: 'k' } });
  expect(other).toBe(two);
});

test('a change being sent is not shown as waiting', () => {
  const [shown] = shownActivities([one], [change({ state: 'sending' })]);
  expect(shown).toMatchObject({ Status: 'CLOSED', isBusy: true });
  expect(shown?.waiting).toBeUndefined();
});

test('a card doesn’t show a change that the server rejected', () => {
  expect(shownActivities([one], [change({ state: 'refused' })])).toEqual([one]);
});
