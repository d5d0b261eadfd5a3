import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import type { FeedUndone } from '#server/exchange/feed/contract';
import { onOneServer } from '../../testing.ts';
import { feedOf, feedProvider, PROVIDER } from './testing.ts';

const LINE = PROVIDER.find(([resource]) => resource === 'orders')?.[1][0] ?? {};
const IMPORT = { query: '?import=autumn' };

onOneServer(
  'An import',
  (server) => {
    const { feed, read, tokenOf, makeToken } = feedOf(server);
    const undo = async (name: string, token?: string) =>
      server.call<FeedUndone>('DELETE', `/v1/feed-imports/${name}`, { token: token ?? (await tokenOf()) });
    before(async () => {
      await feedProvider(feed);
      await feed('orders', [
        { ...LINE, externalId: 'l-2', line: 2 },
        { ...LINE, externalId: 'l-3', line: 3 },
      ]);
    });

    test('is undone as a whole: created records are gone, changed and deleted ones are restored (FEED-10)', async () => {
      const held = async () =>
        Promise.all(
          (['contacts', 'orders', 'parents'] as const).map(
            async (resource) => (await read(resource)).records,
          ),
        );
      const untouched = await held();
      await feed('parents', [{ externalId: 'g-9', name: 'Imported Group' }], IMPORT);
      await feed('contacts', [{ externalId: 'k-1', title: 'Imported', companies: [] }], IMPORT);
      await feed(
        'orders',
        [
          { ...LINE, qty: 9 },
          { externalId: 'l-2', deleted: true },
          { ...LINE, externalId: 'l-9', line: 9 },
        ],
        IMPORT,
      );
      await feed(
        'orders',
        [
          { ...LINE, qty: 10 },
          { externalId: 'l-9', qty: 10 },
        ],
        IMPORT,
      );
      const { status, body } = await undo('autumn');
      assert.deepEqual([status, body], [200, { restored: 5, kept: [] }]);
      const after = await held();
      const byId = (records: Record<string, unknown>[]) =>
        records
          .filter(({ deleted }) => deleted !== true)
          .sort((one, other) => String(one.externalId).localeCompare(String(other.externalId)));
      assert.deepEqual(after.map(byId), untouched.map(byId));
    });

    test('keeps and names records that were fed again or changed by people since (FEED-10)', async () => {
      const spring = { query: '?import=spring' };
      await feed('contacts', [{ externalId: 'k-1', title: 'Spring', phone: '303-555-0190' }], spring);
      await feed('orders', [{ ...LINE, qty: 9 }], spring);
      await feed('orders', [{ ...LINE, qty: 11 }]);
      await server
        .database()
        .query(sql`UPDATE contact SET title = 'By hand' WHERE email = 'feed.contact@example.com'`);
      const { body } = await undo('spring');
      assert.deepEqual(
        body.kept.map(({ resource, externalId }) => [resource, externalId]),
        [
          ['orders', '900001-1'],
          ['contacts', 'k-1'],
        ],
      );
      const [contact] = await server.database().query(sql`
        SELECT title, phone FROM contact WHERE email = 'feed.contact@example.com'`);
      assert.deepEqual(contact, { title: 'By hand', phone: '303-555-0104' });
    });

    test('can’t be undone by another source', async () => {
      await feed('orders', [{ ...LINE, qty: 12 }], { query: '?import=winter' });
      assert.equal((await undo('winter', await makeToken('second', ['feed:*']))).status, 404);
      assert.equal((await undo('winter', await makeToken('orders', ['feed:contacts']))).status, 403);
      assert.equal((await undo('unknown')).status, 404);
    });
  },
  { demo: 'off' },
);
