import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onOneServer } from '../../testing.ts';
import { countsOf, feedOf, feedProvider, PROVIDER } from './testing.ts';

onOneServer(
  'A provider’s records',
  (server) => {
    const { feed, read } = feedOf(server);

    test('of every resource are created, and read back as they were fed (FEED-01, FEED-05)', async () => {
      await feedProvider(feed);
      for (const [resource, records] of PROVIDER) {
        const { records: held } = await read(resource);
        assert.deepEqual(held, records, resource);
      }
    });

    test('that are fed again are all unchanged', async () => {
      for (const [resource, records] of PROVIDER)
        assert.deepEqual(countsOf(await feed(resource, records)), { unchanged: records.length }, resource);
    });
  },
  { demo: 'off' },
);
