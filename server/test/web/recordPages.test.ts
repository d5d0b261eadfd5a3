import assert from 'node:assert/strict';
import { test } from 'node:test';
import { promote } from '@galley/releases/operations/promote';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { addRelease, testRelease, value } from '@galley/releases/testing/releases';
import { startWeb } from './testing.ts';

test('a record of any remote has its own page if the release of its screen says so (TEAM-38)', async () => {
  const own = await startWeb();
  const statusOf = async (url: string) => (await own.app.inject({ url })).statusCode;
  const store = folderStorage(own.store);
  const screen = (hasRecords: boolean) => ({ screen: { title: 'Screen', hasRecords } });
  await addRelease(store, testRelease('quotes', 'A', screen(true)));
  await addRelease(store, testRelease('my-day', 'A', screen(false)));
  value(await promote(store, { by: 'ana', remotes: { quotes: 'A', 'my-day': 'A' } }));
  assert.deepEqual(await Promise.all(['/quotes', '/quotes/12', '/my-day'].map(statusOf)), [200, 200, 200]);
  assert.deepEqual(
    await Promise.all(['/my-day/12', '/quotes/x', '/quotes/12/13', '/people/12', '/none/12'].map(statusOf)),
    [404, 404, 404, 404, 404],
  );
  await own.close();
});
