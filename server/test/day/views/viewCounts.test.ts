import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ListCounts } from '@galley/shared/contract/views';
import { pagedLists } from '../../pagedLists.ts';
import { MANAGER, onOneServer, OTHER, REP } from '../../testing.ts';
import { NOTHING, viewsOf } from './testing.ts';

onOneServer('Views', (server) => {
  const { save, pin, open, counts } = viewsOf(server);

  const total = async (list: keyof typeof pagedLists, query: string, as: string) => {
    const { path, payload } = pagedLists[list];
    const { body } = await server.call<{ TotalCount: number }>('POST', path, { as, body: payload(query) });
    return body.TotalCount;
  };
  const QUERIES: Record<keyof typeof pagedLists, string[]> = {
    activities: [
      '',
      'for=0',
      'for=0&status=3&range=7&sort=1',
      'for=0&status=4&range=7&type=2&type=3',
      'status=1&datetype=1&range=7',
    ],
    companies: ['', 'kind=2', 'parent=1&kind=1', 'rep=1'],
    contacts: ['', 'inactive=1', 'contact=5', 'parent=2&sort=1'],
    orders: [
      '',
      'status=2&status=3&range=7',
      'range=7&apply=yes',
      'design=sale&range=7',
      'parent=1&rep=1&range=7',
      'product=vinyl&range=7',
    ],
  };
  for (const list of ['activities', 'companies', 'contacts', 'orders'] as const) {
    test(`of ${list} have the count of each reader’s own list, under the page’s selection (VIEW-06)`, async () => {
      const made = await Promise.all(
        QUERIES[list].map(async (Query) => (await save({ List: list, Query, Visibility: 'everybody' })).body),
      );
      const seen = new Map<string, number[]>();
      for (const as of [REP, OTHER, MANAGER]) {
        assert.equal(
          await pin(
            list,
            made.map(({ ID }) => ID),
            as,
          ),
          200,
        );
        for (const [selection, parent] of [
          [NOTHING, ''],
          [{ ParentID: 2, CompanyID: 0 }, 'parent=2'],
        ] as const) {
          const counted = await counts(list, as, selection);
          for (const { ID, Query } of made) {
            const opened = Query.includes('parent=') ? Query : [parent, Query].filter(Boolean).join('&');
            assert.equal(counted.get(ID), await total(list, opened, as), `${as} ${list}?${opened}`);
          }
          if (parent === '')
            seen.set(
              as,
              made.map(({ ID }) => counted.get(ID) ?? -1),
            );
        }
        await pin(list, [], as);
      }
      assert.ok(
        [...seen.values()].flat().some((count) => count > 0),
        'something is counted',
      );
      // Readers see their own rows only.
      if (list === 'orders' || list === 'activities') assert.notDeepEqual(seen.get(REP), seen.get(OTHER));
    });
  }

  for (const list of ['activities', 'companies', 'contacts', 'orders'] as const) {
    test(`that nobody saved, such as chips of ${list}, have the count of each reader’s own list; an invalid one has none (TEAM-14)`, async () => {
      const body = {
        List: list,
        ...NOTHING,
        Queries: [...QUERIES[list].filter((one) => one !== ''), 'no=1'],
      };
      for (const as of [REP, MANAGER]) {
        const { body: answer } = await server.call<ListCounts>('POST', '/v1/lists/counts', { as, body });
        const own = await Promise.all(body.Queries.slice(0, -1).map((query) => total(list, query, as)));
        assert.deepEqual(answer.Counts, [...own, null], as);
      }
    });
  }

  test('are counted again after a write, even the default view of another list (VIEW-06)', async () => {
    const { body: view } = await save({ List: 'activities' });
    await open('activities', view.ID);
    const before = (await counts('orders')).get(view.ID) ?? 0;
    const { body } = await server.call<{ Activities: { ID: number }[] }>('POST', pagedLists.activities.path, {
      as: REP,
      body: pagedLists.activities.payload(''),
    });
    const done = await server.call('POST', `/v1/activity/done/${body.Activities[0]?.ID}?closemode=1`, {
      as: REP,
    });
    assert.equal(done.status, 200);
    assert.equal((await counts('orders')).get(view.ID), before - 1);
    assert.deepEqual([...(await counts('orders', OTHER)).keys()], []);
  });
});
