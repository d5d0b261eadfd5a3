import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { DEMO_PASSWORD, demoAccounts } from '#server/demo/accounts';
import { onOneServer, OTHER, REP } from '../testing.ts';

onOneServer('People who sign in at once from one address', (server) => {
  beforeEach(() => server.database().query(sql`DELETE FROM throttle`));

  const signIn = async (email: string, password: string) =>
    (await server.call('POST', '/account/login', { body: { email, password } })).status;
  /** Ten sign-ins with an email address that a server began `age` seconds ago and hasn't finished. */
  const begin = (email: string, age: number) =>
    server.database().query(sql`
      INSERT INTO throttle (subject, at, attempt)
      SELECT ${`login:email:${email}`}, now() - make_interval(secs => ${age}), gen_random_uuid()
      FROM generate_series(1, 10)`);

  test('are all let in if they know their passwords', async () => {
    const emails = Array.from({ length: 10 }, () => demoAccounts.map(({ email }) => email)).flat();
    const answers = await Promise.all(emails.map((email) => signIn(email, DEMO_PASSWORD)));
    assert.deepEqual(
      answers,
      emails.map(() => 200),
    );
    assert.deepEqual(
      await server.database().query(sql`SELECT FROM throttle`),
      [],
      'no failures are recorded',
    );
  });

  test('are all let in after nine failures of a colleague: only failures count', async () => {
    for (let index = 0; index < 9; index += 1) assert.equal(await signIn(OTHER, 'wrong'), 400);
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(REP, DEMO_PASSWORD)));
    assert.deepEqual([...new Set(answers)], [200]);
  });

  for (const [outcome, end, status] of [
    ['let in, when those were right', sql`DELETE FROM throttle`, 200],
    ['refused, when those were wrong', sql`UPDATE throttle SET attempt = NULL`, 429],
  ] as const)
    test(`wait for the ten earlier ones, and are ${outcome}`, async () => {
      await begin(REP, 0);
      const answer = signIn(REP, DEMO_PASSWORD);
      assert.equal(await Promise.race([answer, sleep(300, 'waits')]), 'waits');
      await server.database().query(end);
      assert.equal(await answer, status);
    });

  test('don’t count against anybody if the database failed', async () => {
    const database = server.database();
    await database.script(`
      CREATE FUNCTION be_full() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE EXCEPTION 'full' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER be_full BEFORE INSERT ON session FOR EACH ROW EXECUTE FUNCTION be_full()`);
    for (let time = 0; time < 10; time += 1) assert.equal(await signIn(REP, DEMO_PASSWORD), 503);
    await database.script('DROP FUNCTION be_full() CASCADE');
    assert.equal(await signIn(REP, DEMO_PASSWORD), 200);
  });

  test('are refused after ten that a killed server never finished', async () => {
    await begin(REP, 61);
    assert.equal(await signIn(REP, DEMO_PASSWORD), 429);
  });
});
