import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { View, ViewList } from '@galley/shared/contract/views';
import { MANAGER, onOneServer, OTHER, REP } from '../../testing.ts';
import { viewsOf } from './testing.ts';

const OPS = 'ops@galley.example';

onOneServer('Views', (server) => {
  const { save, views, names, remove, pin, open } = viewsOf(server);

  test('keep the filters of each list, in one order and without defaults (VIEW-01, VIEW-02)', async () => {
    const kept = await Promise.all(
      (
        [
          ['activities', 'status=4&for=0&sort=1&range=0'],
          ['companies', 'kind=2&parent=1'],
          ['contacts', '?inactive=1'],
          ['orders', 'status=3&design=+vinyl&rep=2&status=2'],
        ] as const
      ).map(async ([List, Query]) => (await save({ List, Query })).body.Query),
    );
    assert.deepEqual(kept, [
      'for=0&status=4&sort=1',
      'parent=1&kind=2',
      'inactive=1',
      'rep=2&status=3&status=2&design=vinyl',
    ]);
  });

  test('refuse filters and values that their list doesn’t have, naming the filter (VIEW-02)', async () => {
    const refused = async (List: ViewList, Query: string) => {
      const { status, body } = await save({ List, Query });
      return [status, ...(body.errors ?? []).map(({ field, message }) => `${field} ${message}`)];
    };
    const none = 'isn’t a filter of this list';
    const bad = 'isn’t a value of this filter';
    assert.deepEqual(await refused('companies', 'status=1&kind=7'), [
      400,
      `Query.status ${none}`,
      `Query.kind ${bad}`,
    ]);
    assert.deepEqual(await refused('activities', 'page=2'), [400, `Query.page ${none}`]);
    assert.deepEqual(await refused('activities', 'for=1&for=2'), [400, 'Query.for is given more than once']);
    assert.deepEqual(await refused('orders', 'status=3&status=99'), [400, `Query.status ${bad}`]);
    assert.deepEqual(await refused('orders', 'order=ten'), [400, `Query.order ${bad}`]);
    assert.deepEqual(
      await refused('orders', Array.from({ length: 9 }, (_, n) => `product=p${n}`).join('&')),
      [400, 'Query.product has too many values'],
    );
    assert.deepEqual(await refused('contacts', 'sort=ID;--'), [400, `Query.sort ${bad}`]);
    assert.deepEqual(await refused('contacts', '__proto__=1'), [400, `Query.__proto__ ${none}`]);
    // A custom range needs its days: a rule of the list's own call.
    assert.deepEqual((await refused('activities', 'range=6')).slice(0, 1), [400]);
  });

  test('have unique names per owner, at most fifty in each list (VIEW-01)', async () => {
    assert.equal((await save({ Name: '  ' })).status, 400);
    assert.equal((await save({ List: 'nothing' })).status, 400);
    const { body } = await save({ Name: 'Vinyl' });
    const again = await save({ Name: ' VINYL ' });
    assert.deepEqual(
      [again.status, again.body.errors],
      [422, [{ field: 'Name', message: 'You already have a view with this name.' }]],
    );
    assert.equal((await save({ ID: body.ID, Name: 'VINYL' })).body.Name, 'VINYL');
    assert.equal((await save({ Name: 'Vinyl', List: 'contacts' })).status, 200);
    assert.equal((await save({ Name: 'Vinyl' }, OTHER)).status, 200);
    const many = await Promise.all(Array.from({ length: 52 }, () => save({ List: 'contacts' }, MANAGER)));
    assert.equal(many.filter(({ status }) => status === 200).length, 50);
  });

  test('are visible to their owner, the owner’s team, or everybody (VIEW-04)', async () => {
    const database = server.database();
    const [pair] = await database.query<{ shared: number }>(sql`
      SELECT count(*)::int AS shared FROM employee_account AS one JOIN employee_account AS other USING (account_type_id)
      JOIN employee AS rep ON rep.id = one.employee_id AND rep.email = ${REP}
      JOIN employee AS others ON others.id = other.employee_id AND others.email = ${OTHER}`);
    assert.equal(pair?.shared, 0, 'the two work for different account owners');
    await save({ Name: 'Mine', Visibility: 'mine' });
    const { body: team } = await save({ Name: 'Team', Visibility: 'team' });
    const { body: all } = await save({ Name: 'All', Visibility: 'everybody' });
    const seen = async (as: string) =>
      (await names(as)).filter((name) => ['Mine', 'Team', 'All'].includes(name));
    assert.deepEqual(await seen(REP), ['All', 'Mine', 'Team']);
    assert.deepEqual(await seen(OTHER), ['All']);
    assert.equal(await pin('orders', [team.ID], OTHER), 404);
    const found = (await views(OTHER)).find(({ ID }) => ID === all.ID);
    assert.deepEqual([found?.IsOwn, found?.MayDelete, found?.OwnerName], [false, false, all.OwnerName]);
    await database.query(sql`
      INSERT INTO employee_account (employee_id, account_type_id)
      SELECT (SELECT id FROM employee WHERE email = ${OTHER}), account_type_id FROM employee_account
      WHERE employee_id = (SELECT id FROM employee WHERE email = ${REP}) AND is_default`);
    assert.deepEqual(await seen(OTHER), ['All', 'Team']);
    await database.query(sql`
      DELETE FROM employee_account USING employee WHERE employee_id = employee.id AND email = ${OTHER} AND NOT is_default`);
  });

  test('are changed and deleted only by their owner, and every change is audited (VIEW-05)', async () => {
    const { body: view } = await save({ Visibility: 'everybody', Query: 'status=3' });
    assert.equal((await save({ ID: view.ID, Name: 'Taken over' }, OTHER)).status, 403);
    assert.equal(await remove(view.ID, OTHER), 403);
    assert.equal(await remove(view.ID, OPS), 403);
    const changed = await save({ ID: view.ID, Name: view.Name, Query: 'status=4', Visibility: 'mine' });
    assert.equal(changed.body.Query, 'status=4');
    assert.equal((await save({ ID: view.ID }, OTHER)).status, 404);
    assert.equal(await remove(view.ID, OTHER), 404);
    assert.equal(await remove(view.ID), 200);
    assert.equal(await remove(view.ID), 404);
    const entries = await server.database().query<{ action: string; before: View | null }>(sql`
      SELECT action, before FROM audit_log WHERE record = ${`view/${view.ID}`} ORDER BY id`);
    assert.deepEqual(
      entries.map(({ action, before }) => [action, before?.Query]),
      [
        ['view added', undefined],
        ['view changed', 'status=3'],
        ['view deleted', 'status=4'],
      ],
    );
  });

  test('of people who have left stay, and Operations can delete shared ones (VIEW-05)', async () => {
    const { body: shared } = await save({ Visibility: 'team' }, OTHER);
    const { body: own } = await save({}, OTHER);
    const leave = (when: string) =>
      server.database().script(`UPDATE employee SET disabled_at = ${when} WHERE email = '${OTHER}'`);
    await leave('now()');
    try {
      const found = (await views(OPS)).filter(({ ID }) => ID === shared.ID || ID === own.ID);
      assert.deepEqual(
        found.map(({ ID, MayDelete }) => [ID, MayDelete]),
        [[shared.ID, true]],
      );
      assert.equal((await save({ ID: shared.ID }, OPS)).status, 403);
      assert.equal(await remove(own.ID, OPS), 404);
      assert.equal(await remove(shared.ID, OPS), 200);
    } finally {
      await leave('NULL');
    }
    assert.equal(
      (await views(OTHER)).some(({ ID }) => ID === shared.ID),
      false,
    );
  });

  test('are pinned in order, or set as default, separately by each person (VIEW-06, VIEW-07)', async () => {
    const [one, two, foreign] = await Promise.all([
      save({ Visibility: 'everybody' }),
      save({ Visibility: 'everybody' }),
      save({ List: 'contacts', Visibility: 'everybody' }),
    ]);
    const [a, b, c] = [one.body.ID, two.body.ID, foreign.body.ID];
    const state = async (as: string) =>
      (await views(as))
        .filter(({ ID, Pin, IsDefault }) => [a, b, c].includes(ID) && (Pin > 0 || IsDefault))
        .map(({ ID, Pin, IsDefault }) => [ID, Pin, IsDefault])
        .toSorted(([, left = 0], [, right = 0]) => Number(left) - Number(right));
    assert.equal(await pin('orders', [b, a]), 200);
    assert.equal(await open('orders', a), 200);
    assert.deepEqual(await state(REP), [
      [b, 1, false],
      [a, 2, true],
    ]);
    assert.deepEqual(await state(OTHER), []);
    assert.equal(await open('orders', b), 200);
    assert.equal(await pin('orders', [a]), 200);
    assert.equal(await pin('orders', [a, c]), 400);
    assert.equal(await open('orders', c), 400);
    assert.equal(
      await pin(
        'orders',
        Array.from({ length: 9 }, (_, n) => n + 1),
      ),
      400,
    );
    assert.equal(await open('orders', 2_000_000_000), 404);
    assert.deepEqual(await state(REP), [
      [b, 0, true],
      [a, 1, false],
    ]);
    assert.equal(await pin('orders', [a], OTHER), 200);
    await remove(a);
    assert.equal(await open('orders', 0), 200);
    assert.deepEqual(await state(REP), []);
    assert.deepEqual(await state(OTHER), []);
  });
});
