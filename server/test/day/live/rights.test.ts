import assert from 'node:assert/strict';
import path from 'node:path';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import { todayIn } from '@galley/shared/domain/businessDay';
import { fold } from '#server/orders/search/fold';
import { addPeople, letTimePass, PASSWORD, type Employed, type Employee } from '../../accessMatrix/people.ts';
import { makeWorld, WORLD } from '../../accessMatrix/world.ts';
import { TEST_ZONE } from '../../db/testing.ts';
import { tempFolder } from '../../tempFolder.ts';
import { onOneServer } from '../../testing.ts';
import { changesIn, idsOf, openLive, type Live } from './testing.ts';

const EVERYBODY = ['associated', 'unrelated', 'former', 'override', 'operations'] as const;
type Somebody = (typeof EVERYBODY)[number];
/** Changed last, so whoever received it has received everything before. */
const LAST = WORLD.freeContact;

const folder = tempFolder();

onOneServer(
  'The live events that people receive (LIVE-05)',
  (server) => {
    let people: Record<Employed, Employee>;
    const tokens = new Map<Employed, string>();
    before(async () => {
      people = await addPeople(server.database());
      const { associated, colleague } = people;
      for (const who of [...EVERYBODY, 'disabled'] as const) {
        const { status, body } = await server.call<string>('POST', '/account/login', {
          body: { email: people[who].email, password: PASSWORD },
        });
        assert.equal(status, 200);
        tokens.set(who, body);
      }
      await letTimePass(server.database(), people);
      const today = todayIn(TEST_ZONE, new Date());
      await makeWorld(server.database(), { me: associated, colleague, associated, today });
      await fold(server.database(), 500);
    });
    const tokenOf = (who: Employed) => tokens.get(who) ?? '';
    const listen = (who: Employed) => openLive(server.url(), { token: tokenOf(who) });
    const finish = async (live: Live) => {
      await server.database().query(sql`UPDATE contact SET version = version + 1 WHERE id = ${LAST}`);
      await live.until((heard) => idsOf(heard, 'contacts').includes(LAST));
      live.close();
    };
    const linesOf = async (company: number): Promise<number[]> => {
      const rows = await server
        .database()
        .query<{ id: number }>(sql`SELECT id FROM order_line WHERE company_id = ${company} ORDER BY id`);
      return rows.map(({ id }) => id);
    };

    /** Changes records of each topic in the world. */
    async function changeAll(): Promise<void> {
      const database = server.database();
      await database.query(sql`UPDATE activity SET version = version + 1 WHERE id = ${WORLD.activity}`);
      await database.query(sql`UPDATE contact SET version = version + 1 WHERE id = ${WORLD.contact}`);
      await database.query(sql`UPDATE company SET version = version + 1 WHERE id = ${WORLD.farCompany}`);
      await database.query(
        sql`UPDATE shipping_address SET version = version + 1 WHERE id = ${WORLD.address}`,
      );
      await database.query(sql`UPDATE list_view SET name = name || '!'`);
      await database.query(sql`UPDATE order_line SET client_po = client_po || '!'`);
      await fold(database, 500);
    }

    const views: Record<Somebody, number[]> = {
      associated: [WORLD.ownView, WORLD.teamView, WORLD.sharedView, WORLD.leftView],
      unrelated: [WORLD.sharedView],
      former: [WORLD.sharedView],
      override: [WORLD.sharedView],
      operations: [WORLD.sharedView, WORLD.leftView],
    };
    const seesLines = new Set<Somebody>(['associated', 'override']);

    for (const who of EVERYBODY) {
      test(`${who} receives exactly the records that a list would show`, async () => {
        const live = await listen(who);
        await changeAll();
        await finish(live);
        const heard = live.heard;
        assert.deepEqual(idsOf(heard, 'activities'), [WORLD.activity]);
        assert.deepEqual(idsOf(heard, 'contacts'), [WORLD.contact, LAST]);
        assert.deepEqual(idsOf(heard, 'companies'), [WORLD.farCompany]);
        assert.deepEqual(idsOf(heard, 'addresses'), [WORLD.company]);
        assert.deepEqual(
          idsOf(heard, 'views').toSorted((a, b) => a - b),
          views[who],
        );
        const lines = await linesOf(WORLD.company);
        assert.ok(lines.length > 0);
        assert.deepEqual(
          idsOf(heard, 'orders').filter((id) => lines.includes(id)),
          seesLines.has(who) ? lines : [],
        );
        if (who !== 'override') assert.ok(idsOf(heard, 'orders').every((id) => lines.includes(id)));
        assert.equal(
          changesIn(heard).some(({ topic }) => topic === 'orders'),
          seesLines.has(who),
        );
      });
    }

    test('nobody else gets the stream', async () => {
      for (const token of ['', tokenOf('disabled')])
        assert.equal((await openLive(server.url(), { token })).status, 401);
    });

    test('a view that is no longer shared is announced to people who saw it', async () => {
      const live = await listen('unrelated');
      await server
        .database()
        .query(sql`UPDATE list_view SET visibility = 'mine' WHERE id = ${WORLD.sharedView}`);
      await finish(live);
      assert.deepEqual(idsOf(live.heard, 'views'), [WORLD.sharedView]);
    });

    test('rights granted while the stream is open take effect a moment later', async () => {
      const live = await listen('unrelated');
      const database = server.database();
      await database.query(sql`
        UPDATE employee_account SET account_type_id = 1 WHERE employee_id = ${people.unrelated.id}`);
      const line = (await linesOf(WORLD.company))[0] ?? 0;
      const change = async () => {
        await database.query(sql`UPDATE order_line SET client_po = client_po || '.' WHERE id = ${line}`);
        await fold(database, 500);
      };
      // The rights are read again while the stream is open.
      const asked = setInterval(() => void change(), 50);
      await live.until((heard) => idsOf(heard, 'orders').includes(line)).finally(() => clearInterval(asked));
      live.close();
    });

    test('people who sign out receive no more events', async () => {
      const live = await listen('override');
      const { status } = await server.call('POST', '/account/logout', { token: tokenOf('override') });
      assert.equal(status, 200);
      await live.ended;
      assert.equal((await openLive(server.url(), { token: tokenOf('override') })).status, 401);
    });
  },
  {
    demo: 'off',
    live: { checkRightsEveryMs: 50 },
    env: () => ({ DATA_DIR: path.join(folder, 'data'), RELEASE_STORE: path.join(folder, 'store') }),
  },
);
