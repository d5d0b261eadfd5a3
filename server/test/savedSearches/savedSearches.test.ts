import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { SavedSearch } from '@galley/shared/contract/savedSearches';
import { onOneServer, OTHER, REP } from '../testing.ts';

onOneServer('Saved searches', (server) => {
  const path = '/v1/saved-searches';
  const save = (Name: string, Query: string, as = REP, List = 'orders') =>
    server.call<SavedSearch>('POST', path, { as, body: { List, Name, Query } });
  const list = async (as = REP, name = 'orders') =>
    (await server.call<SavedSearch[]>('GET', `${path}?list=${name}`, { as })).body;

  test('are kept for each person and list, in the order of their names', async () => {
    await save('vinyl late', 'status=37');
    await save('Art needed', 'status=3');
    await save('Mine', 'for=0', REP, 'activities');
    await save('Somebody else’s', 'status=1', OTHER);
    assert.deepEqual(
      (await list()).map(({ Name, Query }) => [Name, Query]),
      [
        ['Art needed', 'status=3'],
        ['vinyl late', 'status=37'],
      ],
    );
    assert.equal((await list(REP, 'activities')).length, 1);
    assert.equal((await list(OTHER)).length, 1);
  });

  test('of a name that exists is given the new query, whatever its case (SAVE-02)', async () => {
    const before = await list();
    await save('ART NEEDED', 'status=3&range=7');
    const after = await list();
    assert.equal(after.length, before.length);
    assert.ok(after.some(({ Name, Query }) => Name === 'ART NEEDED' && Query === 'status=3&range=7'));
    const [entry] = await server.database().query<{ before: SavedSearch; after: SavedSearch }>(sql`
      SELECT before, after FROM audit_log WHERE action = 'search saved' ORDER BY id DESC LIMIT 1`);
    assert.deepEqual([entry?.before.Query, entry?.after.Query], ['status=3', 'status=3&range=7']);
  });

  test('are deleted by their owner alone (SAVE-03)', async () => {
    const [first] = await list();
    const remove = (as: string) => server.call('DELETE', `${path}?id=${first?.ID}`, { as });
    assert.equal((await remove(OTHER)).status, 404);
    assert.equal((await remove(REP)).status, 200);
    assert.equal((await remove(REP)).status, 404);
  });

  test('need a name and a list, and are at most fifty', async () => {
    assert.equal((await save('  ', 'a=1')).status, 400);
    assert.equal((await save('x', 'a=1', REP, 'nothing')).status, 400);
    const answers = await Promise.all(
      Array.from({ length: 55 }, (_, n) => save(`n${n}`, '', OTHER, 'contacts')),
    );
    assert.equal(answers.filter(({ status }) => status === 200).length, 50);
    assert.equal((await list(OTHER, 'contacts')).length, 50);
  });
});
