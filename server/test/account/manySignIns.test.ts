import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pino } from 'pino';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { buildApp } from '#server/app';
import type { Database } from '#server/db/database';
import { DEMO_PASSWORD, demoAccounts } from '#server/demo/accounts';
import { onOneServer } from '../testing.ts';

const PEOPLE = 40;

onOneServer('Many people who sign in at once from one address', (server) => {
  let app: FastifyInstance;
  let url = '';
  /** The number of database queries. */
  let asked = 0;
  before(async () => {
    const database = server.database();
    const counting: Database = {
      ...database,
      query: (statement) => {
        asked += 1;
        return database.query(statement);
      },
      transaction: (work, options) => {
        asked += 1;
        return database.transaction(work, options);
      },
    };
    app = await buildApp({ database: counting, config: server.config(), log: pino({ level: 'silent' }) });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
    await database.query(sql`DELETE FROM throttle`);
  });
  after(() => app.close());

  const signIn = async (index: number) => {
    const email = demoAccounts[index % demoAccounts.length]?.email;
    const answer = await fetch(`${url}/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    });
    await answer.text();
    return answer.status;
  };

  test('can all sign in, with no more queries than one by one, and without delaying /health', async () => {
    for (let index = 0; index < 4; index += 1) assert.equal(await signIn(index), 200);
    const each = asked / 4;
    asked = 0;
    let over = 0;
    const people = Array.from({ length: PEOPLE }, async (_, index) => {
      const status = await signIn(index);
      over += 1;
      return status;
    });
    // Some have signed in by now, so all requests have arrived.
    await Promise.race(people);
    const health = await fetch(`${url}/health`);
    assert.equal(health.status, 200);
    assert.ok(over < PEOPLE / 2, `${over} of ${PEOPLE} got a response before /health`);
    assert.deepEqual(new Set(await Promise.all(people)), new Set([200]));
    // One more for /health, and the retries of sign-ins that found ten pending.
    assert.ok(asked <= (each + 1) * PEOPLE, `${asked} instead of ${each * PEOPLE}`);
  });
});
