import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import { OTHER, onBothServers, onOneServer } from '../../testing.ts';
import { addFirst, FIRST, setupOf } from './testing.ts';

onBothServers(
  'The remaining setup (FIRST-05)',
  (server) => {
    const { read, operate, load } = setupOf(server);
    const left = async () => (await read()).steps.flatMap(({ name, done }) => (done ? [] : [name]));
    before(() => addFirst(server.database()));

    test('includes everything at first, and sample data completes nothing (API-344)', async () => {
      const all = ['owners', 'people', 'customers', 'contacts', 'orders', 'links', 'mail'];
      assert.deepEqual(await left(), all);
      assert.equal((await load()).state, 'loaded');
      assert.deepEqual(await left(), all);
      assert.equal((await operate('removeSample')).status, 200);
    });

    test('shrinks with each imported record, and with phone and links', async () => {
      const database = server.database();
      await database.query(sql`INSERT INTO account_type (name) VALUES ('North')`);
      assert.ok(!(await left()).includes('owners'));
      await database.query(sql`
        INSERT INTO employee (uid, username, first_name, last_name, email, employee_type)
        VALUES ('00000000-0000-4000-8000-0000000000aa', 'second', 'Second', 'Person', 'second@galley.example', 'Sales')`);
      assert.deepEqual(await left(), ['customers', 'contacts', 'orders', 'links', 'mail']);
      await database.query(sql`
        WITH parent AS (INSERT INTO trend_group (name) VALUES ('Real') RETURNING id)
        INSERT INTO company (trend_group_id, account_type_id, sales_rep_id, prospect, name, forecast_family_id)
        SELECT parent.id, account_type.id, 1, false, 'Real Signs', 1 FROM parent, account_type`);
      await database.query(sql`INSERT INTO contact (name, email) VALUES ('Real', 'real@example.com')`);
      assert.deepEqual(await left(), ['orders', 'links', 'mail']);
      const { body } = await server.call<{ Version: number }>('GET', '/v1/settings/shell', { as: FIRST });
      const shell = { ...body, phone: '303-555-0177', Version: undefined, IsStored: undefined };
      const saved = await server.call('POST', '/v1/settings/shell', { as: FIRST, body: shell });
      assert.equal(saved.status, 200, JSON.stringify(saved.body));
      assert.deepEqual(await left(), ['orders', 'mail']);
      assert.equal((await read()).over, false);
    });

    test('can be dismissed by each person individually (API-345)', async () => {
      assert.equal((await read()).dismissed, false);
      for (let times = 0; times < 2; times += 1) {
        const { status, body } = await operate('dismiss');
        assert.deepEqual([status, body.state.dismissed, body.url], [200, true, null]);
      }
      assert.equal((await read()).dismissed, true);
    });

    test('refuses an unknown operation, naming the field', async () => {
      const { status, body } = await operate('everything');
      assert.deepEqual([status, body.errors?.map(({ field }) => field)], [400, ['Operation']]);
    });
  },
  { demo: 'off' },
);

onOneServer(
  'The remaining setup if everything is done (FIRST-05)',
  (server) => {
    test('counts working email as done, and is empty for a demo', async () => {
      const { status, body } = await server.call<{
        over: boolean;
        mail: object;
        steps: { name: string; done: boolean }[];
      }>('GET', '/v1/setup', { as: 'ops@galley.example' });
      assert.deepEqual([status, body.over], [200, true]);
      assert.deepEqual(body.mail, { host: 'smtp.galley.example:2525', from: 'Press <press@galley.example>' });
      assert.ok(body.steps.find(({ name }) => name === 'mail')?.done);
      const refused = await server.call<{ detail: string }>('GET', '/v1/setup', { as: OTHER });
      assert.deepEqual([refused.status, refused.body.detail], [403, 'Only Operations can set Galley up.']);
    });
  },
  {
    env: () => ({
      SMTP_URL: 'smtp://user:secret@smtp.galley.example:2525',
      MAIL_FROM: 'Press <press@galley.example>',
    }),
  },
);
