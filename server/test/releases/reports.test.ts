import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import sql from 'sql-template-tag';
import { endCanary, startCanary } from '@galley/releases/operations/canary';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { promote } from '@galley/releases/operations/promote';
import { readHistory, readRegistry } from '@galley/releases/registry/revisions';
import { startedAt } from '@galley/releases/registry/startedAt';
import { addRelease, testHost, testRelease, value } from '@galley/releases/testing/releases';
import type { Problem } from '@galley/shared/contract/common';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { MANAGER, onOneServer, OTHER, REP } from '../testing.ts';
import { ageHistory } from './ageHistory.ts';
import { MOST_REPORTS } from '#server/releases/reportLimit';
import { newPeople } from '#server/releases/loads';
import { stopFailing } from '#server/releases/watch';
import { tempFolder } from '../tempFolder.ts';

const OPERATIONS = 'ops@galley.example';
const EVERYBODY = [REP, OTHER, MANAGER, OPERATIONS];
const THREE = [REP, OTHER, MANAGER];
const EVERY_TYPE = ['Sales', 'Account Manager', 'Operations'];

onOneServer(
  'Reports about releases (REL-07)',
  (server) => {
    const storage = () => folderStorage(server.config().releaseStore);
    const report = (release: string, status: 'loaded' | 'failed', token: string, remote = 'orders') =>
      server.call<Problem>('POST', '/releases/reports', {
        token,
        body: { remote, release, status, durationMs: 9, errorClass: null, revision: 1, canary: false },
      });
    const reportAs = async (email: string, release: string, status: 'loaded' | 'failed', remote?: string) =>
      (await report(release, status, await server.tokenOf(email), remote)).status;
    const look = () => stopFailing(server.database(), storage());
    const orders = async () => (await readRegistry(storage())).remotes['orders'];
    const rows = () =>
      server
        .database()
        .query<{ release: string; count: number }>(
          sql`SELECT release, count(*)::int AS count FROM release_load GROUP BY release ORDER BY release`,
        );
    const by = 'test';
    let round = 0;
    /** The active release, and one after it, new in each test. */
    let [active, next] = ['', ''];

    beforeEach(async () => {
      await server.database().query(sql`DELETE FROM release_load`);
      [active, next] = [`1.${(round += 1)}`, `2.${round}`];
      for (const release of [active, next]) await addRelease(storage(), testRelease('orders', release));
      const state = await orders();
      if (state?.canary) value(await endCanary(storage(), { by, remote: 'orders' }));
      value(await promote(storage(), { by, host: testHost(), remotes: { orders: active } }));
    });
    const pass = (time: string) =>
      server.database().query(sql`
        UPDATE release_load SET loaded_at = loaded_at - ${time}::interval, failed_at = failed_at - ${time}::interval,
          first_at = first_at - ${time}::interval`);
    const started = async () => startedAt(await readHistory(storage()), 'orders', next) ?? new Date(0);
    const canaryFor = async (types: string[]) =>
      value(await startCanary(storage(), { by, remote: 'orders', release: next, types }));

    test('count individually within one call; one for a release that the person wasn’t served doesn’t affect the others (REL-46)', async () => {
      const one = (release: string) => ({
        remote: 'orders',
        release,
        status: 'loaded',
        durationMs: 9,
        errorClass: null,
        revision: 1,
        canary: false,
      });
      const tell = async (body: object) =>
        server.call<Problem>('POST', '/releases/reports', { token: await server.tokenOf(REP), body });
      assert.equal((await tell([one(active), one(active)])).status, 204);
      const { status, body } = await tell([one('9.9.9'), one(active)]);
      assert.equal(status, 422);
      assert.match(body.detail ?? '', /You haven’t loaded orders 9\.9\.9/);
      assert.deepEqual(await rows(), [{ release: active, count: 1 }]);
      assert.equal((await tell([])).status, 400);
      assert.equal((await tell(Array.from({ length: 51 }, () => one(active)))).status, 400);
    });

    test('by three of three people for whom a canary fails end it at the next check, within 15 seconds; two never do', async () => {
      await canaryFor(EVERY_TYPE);
      for (const email of THREE) {
        assert.deepEqual(await look(), []);
        assert.equal(await reportAs(email, next, 'failed'), 204);
      }
      assert.equal((await look()).length, 1);
      assert.equal((await orders())?.canary, undefined);
      assert.match((await readHistory(storage())).at(-1)?.reason ?? '', /failed for 3 of 3 people/);
    });

    test('by three of three people for whom a promoted release fails roll it back at the next check', async () => {
      for (const email of EVERYBODY) assert.equal(await reportAs(email, active, 'loaded'), 204);
      value(await promote(storage(), { by, remotes: { orders: next } }));
      for (const email of THREE) assert.equal(await reportAs(email, next, 'failed'), 204);
      await look();
      assert.equal((await orders())?.active, active);
    });

    test('about a canary count per person by their first hour with it, however long it runs (REL-43)', async () => {
      await canaryFor(EVERY_TYPE);
      ageHistory(server.config().releaseStore, 3 * 24 * 60);
      const [first = '', ...others] = THREE;
      assert.equal(await reportAs(first, next, 'failed'), 204);
      for (const email of others) assert.equal(await reportAs(email, next, 'loaded'), 204);
      await pass('2 days');
      for (const email of others) assert.equal(await reportAs(email, next, 'failed'), 204);
      assert.deepEqual(await newPeople(server.database(), 'orders', next, new Date(0)), {
        people: 3,
        failing: 1,
      });
      assert.equal(await reportAs(OPERATIONS, next, 'loaded'), 204);
      await pass('50 minutes');
      assert.equal(await reportAs(OPERATIONS, next, 'failed'), 204);
      assert.deepEqual(await newPeople(server.database(), 'orders', next, new Date(0)), {
        people: 4,
        failing: 2,
      });
    });

    test('about an earlier attempt no longer count once the person has loaded the next one', async () => {
      await canaryFor(EVERY_TYPE);
      for (const email of THREE.slice(1)) assert.equal(await reportAs(email, next, 'failed'), 204);
      value(await endCanary(storage(), { by, remote: 'orders' }));
      await canaryFor(EVERY_TYPE);
      // A release that the server doesn't know makes it read the history again.
      assert.equal(await reportAs(REP, 'never-published', 'failed'), 422);
      for (const email of THREE) assert.equal(await reportAs(email, next, 'loaded'), 204);
      assert.deepEqual(await look(), []);
      const since = await started();
      assert.deepEqual(await newPeople(server.database(), 'orders', next, since), { people: 3, failing: 0 });
    });

    test('by one person in several sessions, minute after minute, stop neither a canary nor a promotion', async () => {
      value(await promote(storage(), { by, remotes: { orders: next } }));
      const canary = `3.${round}`;
      await addRelease(storage(), testRelease('orders', canary));
      value(await startCanary(storage(), { by, remote: 'orders', release: canary, types: ['Sales'] }));
      for (const email of [OTHER, MANAGER]) assert.equal(await reportAs(email, next, 'loaded'), 204);
      const signIn = () =>
        server.call<string>('POST', '/account/login/', { body: { email: REP, password: DEMO_PASSWORD } });
      const sessions = [(await signIn()).body, (await signIn()).body, await server.tokenOf(REP)];
      for (let minute = 0; minute < 12; minute += 1) {
        // Makes the records a minute older.
        await server.database().query(sql`
          UPDATE release_load SET failed_at = failed_at - interval '1 minute' WHERE failed_at > now() - interval '2 minutes'`);
        const reports = sessions.flatMap((token) =>
          [next, canary, next, canary].map((release) => report(release, 'failed', token)),
        );
        for (const { status } of await Promise.all(reports)) assert.equal(status, 204);
        assert.deepEqual(await look(), []);
      }
      assert.deepEqual([(await orders())?.active, (await orders())?.canary?.release], [next, canary]);
      assert.deepEqual(await rows(), [
        { release: next, count: 3 },
        { release: canary, count: 1 },
      ]);
    });

    test('about a release that the person wasn’t served are refused and not stored', async () => {
      await canaryFor(['Operations']);
      assert.equal(await reportAs(OPERATIONS, next, 'failed'), 204);
      assert.equal(
        await reportAs(OPERATIONS, active, 'failed'),
        204,
        'they had this release before the canary',
      );
      const { status, body } = await report(next, 'failed', await server.tokenOf(REP));
      assert.equal(status, 422);
      assert.deepEqual(body.errors, [
        { field: 'release', message: `You haven’t loaded orders ${next} in the last hour.` },
      ]);
      assert.equal(await reportAs(REP, 'never-published', 'failed'), 422);
      assert.equal(await reportAs(REP, active, 'failed', 'contacts'), 422);
      assert.equal(await reportAs(REP, active, 'failed', 'toString'), 422);
      assert.deepEqual(await rows(), [
        { release: active, count: 1 },
        { release: next, count: 1 },
      ]);
    });

    test('about a canary count only from its audience', async () => {
      value(
        await startCanary(storage(), { by, remote: 'orders', release: next, employees: [OTHER], percent: 0 }),
      );
      assert.equal(await reportAs(OTHER, next, 'failed'), 204);
      assert.equal(await reportAs(REP, next, 'failed'), 422);
    });

    test('that no release could be chosen are accepted, and count against none', async () => {
      assert.equal(await reportAs(REP, '', 'failed'), 204);
      assert.deepEqual(await rows(), []);
    });

    test('more often than any page would send are refused for a while, only from that person', async () => {
      const token = await server.tokenOf(REP);
      const statuses = new Set<number>();
      for (let sent = 0; sent <= MOST_REPORTS; sent += 20) {
        const answers = await Promise.all(Array.from({ length: 20 }, () => report(active, 'failed', token)));
        for (const { status, headers } of answers) {
          statuses.add(status);
          if (status === 429) assert.match(headers.get('retry-after') ?? '', /^[1-9]\d?$/);
        }
      }
      assert.deepEqual(
        [...statuses].toSorted((one, other) => one - other),
        [204, 429],
      );
      assert.equal(await reportAs(OTHER, active, 'loaded'), 204);
      assert.deepEqual(await rows(), [{ release: active, count: 2 }]);
    });
  },
  { env: () => ({ RELEASE_STORE: tempFolder() }) },
);
