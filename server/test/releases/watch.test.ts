import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import sql from 'sql-template-tag';
import { startCanary } from '@galley/releases/operations/canary';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { promote } from '@galley/releases/operations/promote';
import { readHistory, readRegistry } from '@galley/releases/registry/revisions';
import { addRelease, testHost, testRelease } from '@galley/releases/testing/releases';
import { onOneServer } from '../testing.ts';
import { ageHistory } from './ageHistory.ts';
import { stopFailing, watchReleases } from '#server/releases/watch';
import { tempFolder } from '../tempFolder.ts';

let folder = '';

/** A store in which A was active and B was just promoted; C is published. */
async function store() {
  folder = tempFolder();
  const storage = folderStorage(folder);
  for (const release of ['A', 'B', 'C']) await addRelease(storage, testRelease('orders', release));
  await promote(storage, { by: 'test', host: testHost(), remotes: { orders: 'A' } });
  await promote(storage, { by: 'test', remotes: { orders: 'B' } });
  return storage;
}

/** Dates the changes of the last store twenty minutes ago: loads from before them belong to an earlier attempt. */
const passTime = () => ageHistory(folder, 20);

onOneServer('A release that fails too often (REL-07)', (server) => {
  before(async () => {
    await server.database().query(sql`
      INSERT INTO employee (uid, username, first_name, last_name, email, employee_type, password_hash)
      SELECT gen_random_uuid(), 'reader' || n, 'Reader', 'No. ' || n, 'reader' || n || '@galley.example', 'Sales', ''
      FROM generate_series(1, 40) AS n`);
  });
  /** Records that a release loaded for `loaded` people within the last quarter of an hour, and failed for `failed` people. */
  const loads = async (release: string, loaded: number, failed: number, remote = 'orders') => {
    await server.database().query(sql`DELETE FROM release_load WHERE release = ${release}`);
    await server.database().query(sql`
      INSERT INTO release_load (remote, release, employee_id, loaded_at, failed_at, first_at, first_failed)
      SELECT ${remote}, ${release}, id, at, CASE WHEN n <= ${failed} THEN at END, at, n <= ${failed}
      FROM (SELECT id, row_number() OVER (ORDER BY id) AS n,
          now() - make_interval(secs => 15 * row_number() OVER (ORDER BY id)) AS at FROM employee) AS person
      WHERE n <= ${loaded + failed}`);
  };
  const active = async (storage: ReturnType<typeof folderStorage>, remote = 'orders') =>
    (await readRegistry(storage)).remotes[remote]?.active;

  test('is rolled back automatically, and the history says why', async () => {
    const storage = await store();
    passTime();
    await loads('A', 40, 0);
    await loads('B', 20, 10);
    const done = await stopFailing(server.database(), storage);
    assert.equal(done.length, 1);
    assert.equal(await active(storage), 'A');
    const last = (await readHistory(storage)).at(-1);
    assert.equal(last?.by, 'auto');
    assert.match(last.reason ?? '', /10 of 30 people \(33\.3%\)/);
    assert.deepEqual(await stopFailing(server.database(), storage), []);
  });

  test('stays while it performs no worse than the previous one, was hardly loaded, or has been active for long', async () => {
    const storage = await store();
    passTime();
    await loads('A', 30, 8);
    await loads('B', 30, 8);
    assert.deepEqual(await stopFailing(server.database(), storage), []);
    await loads('A', 40, 0);
    await loads('B', 5, 2);
    assert.deepEqual(await stopFailing(server.database(), storage), []);
    await loads('B', 20, 10);
    const later = new Date(Date.now() + 31 * 60_000);
    assert.deepEqual(await stopFailing(server.database(), storage, later), []);
    assert.equal(await active(storage), 'B');
  });

  test('is judged only by its loads since its promotion; an earlier attempt no longer counts', async () => {
    const storage = await store();
    await loads('A', 40, 0);
    await loads('B', 20, 10);
    assert.deepEqual(await stopFailing(server.database(), storage), []);
    assert.equal(await active(storage), 'B');
  });

  test('as a canary is ended, and the active release stays', async () => {
    const storage = await store();
    await startCanary(storage, { by: 'test', remote: 'orders', release: 'C', percent: 10 });
    passTime();
    await loads('A', 40, 0);
    await loads('B', 40, 0);
    await loads('C', 20, 10);
    assert.equal((await stopFailing(server.database(), storage)).length, 1);
    const state = (await readRegistry(storage)).remotes['orders'];
    assert.deepEqual([state?.active, state?.canary], ['B', undefined]);
  });

  /** A store as above, but A no longer passes the gate: there is nothing to roll back to. */
  async function storeWithoutReturn() {
    const storage = await store();
    passTime();
    await loads('A', 40, 0);
    await loads('B', 20, 10);
    writeFileSync(path.join(folder, 'orders/A/remoteEntry.js'), 'other');
    return storage;
  }

  test('that can’t be rolled back is logged with every reason', async () => {
    const storage = await storeWithoutReturn();
    assert.deepEqual(await stopFailing(server.database(), storage), [
      'promoted release orders B fails too often but couldn’t be stopped: orders A: remoteEntry.js differs from the published file.',
    ]);
    assert.equal(await active(storage), 'B');
  });

  test('that can’t be rolled back is logged once, not at every check', async ({ mock }) => {
    const storage = await storeWithoutReturn();
    const readings = mock.method(storage, 'readBytes').mock;
    const app = fastify();
    const warnings = mock.method(app.log, 'warn').mock;
    mock.timers.enable({ apis: ['setInterval'] });
    watchReleases(app, server.database(), storage);
    for (let look = 1; look <= 3; look += 1) {
      mock.timers.tick(15_000);
      while (readings.callCount() < 2 * look) await sleep(10);
      // Once the gate has read both files of A, a look ends within the same turn of the event loop.
      for (const { result } of readings.calls) await result;
      await turn();
    }
    assert.equal(warnings.callCount(), 1);
    await app.close();
  });

  test('is rolled back even while the store fails for another remote', async () => {
    const storage = await storeWithoutReturn();
    for (const release of ['D', 'E']) await addRelease(storage, testRelease('contacts', release));
    await promote(storage, { by: 'test', remotes: { contacts: 'D' } });
    await promote(storage, { by: 'test', remotes: { contacts: 'E' } });
    passTime();
    await loads('D', 40, 0, 'contacts');
    await loads('E', 20, 10, 'contacts');
    const readBytes: typeof storage.readBytes = (file) =>
      file.startsWith('orders/A/') ? Promise.reject(new Error('out of reach')) : storage.readBytes(file);
    const [orders, contacts] = await stopFailing(server.database(), { ...storage, readBytes });
    assert.equal(orders, 'promoted release orders B could not be watched: out of reach');
    assert.match(contacts ?? '', /^rolled back: contacts E\. /);
    assert.equal(await active(storage, 'contacts'), 'D');
  });
});
