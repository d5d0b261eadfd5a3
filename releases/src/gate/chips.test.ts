import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ReleaseRecord } from '../record/schemas.ts';
import { testHost, testRelease } from '../testing/releases.ts';
import { checkRecord } from './gate.ts';

type List = NonNullable<NonNullable<ReleaseRecord['screen']>['list']>;
const LATE: List['sort'] = { is: 'integer', default: 0, min: 0, max: 1 };
const SORT: List['sort'] = { is: 'word', words: ['Priority', 'ShipDate-desc'] };

const lists = (remote: string, release: string, list: List) =>
  testRelease(remote, release, { screen: { title: remote, list } });
const orders = lists('orders', 'A', { filters: { late: LATE, note: { is: 'text' } }, sort: SORT });
const companies = lists('companies', 'A', { filters: { quiet: LATE }, sort: SORT });
const late = { list: 'orders', label: 'Late', query: 'late=1' } as const;
const myDay = (...chips: NonNullable<ReleaseRecord['chips']>) => testRelease('my-day', '1', { chips });
const against = (record: ReleaseRecord, ...remotes: ReleaseRecord[]) =>
  checkRecord({ hosts: [testHost()], remotes }, record).reasons;

describe('A chip of a list', () => {
  test('counts by filters that the list has, as the list writes them (TEAM-14)', () => {
    const verdict = (...chips: NonNullable<ReleaseRecord['chips']>) =>
      against(myDay(...chips), orders, companies);
    assert.deepEqual(verdict(late, { ...late, list: 'companies', query: 'quiet=1' }), []);
    assert.deepEqual(verdict({ ...late, query: 'lat=1' }, { ...late, query: 'late=2' }), [
      'chips[1].label: Late is already taken.',
      'chips[0].query, of orders: lat isn’t a filter of this list.',
      'chips[1].query, of orders: late is not a value of this filter.',
    ]);
    assert.deepEqual(verdict({ ...late, query: 'sort=ShipDate-desc&late=1' }), [
      'chips[0].query, of orders: the list writes it late=1&sort=ShipDate-desc.',
    ]);
    assert.deepEqual(verdict({ ...late, list: 'companies' }), [
      'chips[0].query, of companies: late isn’t a filter of this list.',
    ]);
  });

  test('stops a release whose list no longer takes it, and names whose chip it is (TEAM-39)', () => {
    const without = lists('orders', 'B', { filters: { note: { is: 'text' } }, sort: SORT });
    assert.deepEqual(against(without, myDay(late)), [
      'my-day 1: chips[0].query, of orders: late isn’t a filter of this list.',
    ]);
    assert.deepEqual(against(without, myDay({ ...late, query: 'note=wrap' })), []);
  });

  test('of a list that nobody gets, or that its release does not describe, is left to when it runs', () => {
    assert.deepEqual(against(myDay(late)), []);
    assert.deepEqual(against(myDay({ ...late, query: 'lat=1' }), testRelease('orders', 'A')), []);
  });
});

test('A release that exposes a screen describes it: nobody would find it otherwise (TEAM-38)', () => {
  const { screen: _screen, ...hidden } = testRelease('orders', 'A');
  const reason = 'It exposes ./Screen, but its record describes no screen, so nobody would find it.';
  assert.deepEqual(against(hidden), [reason]);
  // A host of another day shows the screens that it needs by itself.
  const host = testHost({ needs: { orders: ['./Screen'] } });
  assert.deepEqual(checkRecord({ hosts: [host], remotes: [] }, hidden).reasons, []);
});
