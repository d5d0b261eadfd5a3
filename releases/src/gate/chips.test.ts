import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ReleaseRecord, parseAs } from '../record/schemas.ts';
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
  test('can be on each of Galley’s five lists, and on no other (TEAM-14)', () => {
    const published = (list: string) =>
      parseAs(
        ReleaseRecord,
        JSON.stringify({ ...testRelease('my-day', '1'), chips: [{ ...late, list }] }),
        'release.json',
      );
    for (const list of ['activities', 'companies', 'contacts', 'orders', 'quotes'])
      assert.equal(published(list).chips?.[0]?.list, list);
    assert.throws(() => published('order'), /release\.json is invalid: \/chips\/0\/list /);
  });

  test('uses only filters of its list, in the list’s own notation (TEAM-14)', () => {
    const verdict = (...chips: NonNullable<ReleaseRecord['chips']>) =>
      against(myDay(...chips), orders, companies);
    assert.deepEqual(verdict(late, { ...late, list: 'companies', query: 'quiet=1' }), []);
    assert.deepEqual(verdict({ ...late, query: 'lat=1' }, { ...late, query: 'late=2' }), [
      'chips[1].label: Late is already taken.',
      'chips[0].query for orders: lat isn’t a filter of this list.',
      'chips[1].query for orders: late isn’t a value of this filter.',
    ]);
    assert.deepEqual(verdict({ ...late, query: 'sort=ShipDate-desc&late=1' }), [
      "chips[0].query for orders: it isn't in the list's own form, which is 'late=1&sort=ShipDate-desc'.",
    ]);
    assert.deepEqual(verdict({ ...late, list: 'companies' }), [
      'chips[0].query for companies: late isn’t a filter of this list.',
    ]);
  });

  test('blocks a release whose list no longer accepts it, and names the chip’s owner (TEAM-39)', () => {
    const without = lists('orders', 'B', { filters: { note: { is: 'text' } }, sort: SORT });
    assert.deepEqual(against(without, myDay(late)), [
      'my-day 1: chips[0].query for orders: late isn’t a filter of this list.',
    ]);
    assert.deepEqual(against(without, myDay({ ...late, query: 'note=wrap' })), []);
  });

  test('isn’t checked for a list that nobody gets or whose release doesn’t describe it', () => {
    assert.deepEqual(against(myDay(late)), []);
    assert.deepEqual(against(myDay({ ...late, query: 'lat=1' }), testRelease('orders', 'A')), []);
  });
});

test('A release must describe a screen that it exposes, because nobody would find it otherwise (TEAM-38)', () => {
  const { screen: _screen, ...hidden } = testRelease('orders', 'A');
  const reason = 'It exposes ./Screen, but its record describes no screen, so nobody would find it.';
  assert.deepEqual(against(hidden), [reason]);
  // Earlier hosts themselves show the screens that they need.
  const host = testHost({ needs: { orders: ['./Screen'] } });
  assert.deepEqual(checkRecord({ hosts: [host], remotes: [] }, hidden).reasons, []);
});
