import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import sql, { raw } from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import { peopleOf } from '../../account/employees/testing.ts';
import { MANAGER, onOneServer, OTHER, REP } from '../../testing.ts';
import { guessOf } from './guesses.ts';
import { sharesOf } from './testing.ts';

const PRICE = /58[.,]?531|531\.97/;
/** How many guesses the short run makes; the long run makes 100,000. */
const GUESSES = 400;

onOneServer(
  'A link to an order line',
  (server) => {
    const { addLine, make, share, list, open, send, forgetGuesses } = sharesOf(server);
    const tokenIn = (path: string) => path.split('/').at(-1) ?? '';
    beforeEach(forgetGuesses);

    test('is created by people who see the line, for 30 days by default, and listed with its creator (SHAR-01, SHAR-02, API-322, API-323)', async () => {
      const line = await addLine();
      const { id } = await share(line);
      const [known] = await list(line);
      assert.deepEqual(
        [known?.ID, known?.State, known?.Fields, known?.OpenedCount, known?.Answer, known?.CreatedBy],
        [id, 'works', ['status', 'dates', 'tracking', 'proof'], 0, null, 'Robin Sample'],
      );
      const days = ({ CreatedAt, ExpiresAt }: { CreatedAt: string; ExpiresAt: string }) =>
        Math.round((Date.parse(ExpiresAt) - Date.parse(CreatedAt)) / 86_400_000);
      assert.equal(known && days(known), 30);
      await share(line, { Days: 7, Fields: ['status'] });
      assert.deepEqual((await list(line)).map(days), [7, 30]);
      for (const body of [{ Fields: [] }, { Fields: ['cost'] }, { Fields: ['status'], Days: 31 }, {}])
        assert.equal((await make(line, body)).status, 400, JSON.stringify(body));
      for (const hidden of [line, '1-1']) {
        assert.equal((await make(hidden, { Fields: ['status'] }, OTHER)).status, 404);
        assert.equal((await server.call('GET', `/v1/shares/lines/${hidden}`, { as: OTHER })).status, 404);
      }
    });

    test('can’t be opened with anything in the database or the audit log (SHAR-01)', async () => {
      const line = await addLine();
      const { id, path } = await share(line);
      const token = tokenIn(path);
      assert.match(token, /^[\w-]{43}$/);
      await open(path);
      const tables = await server.database().query<{ name: string }>(sql`
      SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`);
      for (const { name } of tables) {
        const [found] = await server
          .database()
          .query<{ count: number }>(
            sql`SELECT count(*)::int AS count FROM ${raw(name)} AS one WHERE one::text LIKE ${`%${token}%`}`,
          );
        assert.equal(found?.count, 0, name);
      }
      const trail = await server
        .database()
        .query<{ action: string; after: object }>(
          sql`SELECT action, after FROM audit_log WHERE record = ${`order_share/${id}`}`,
        );
      assert.deepEqual(trail, [
        {
          action: 'order line shared',
          after: { line, days: 30, fields: ['status', 'dates', 'tracking', 'proof'] },
        },
      ]);
    });

    test('contains only the selected fields, and never an unselected price (SHAR-03, API-325)', async () => {
      const line = await addLine();
      const shows = {
        status: /Customer Approval/,
        dates: /Mon 10\/05\/2026/,
        tracking: /Courier overnight[^]*PARCEL77/,
        proof: /autumn-1\.png/,
        price: PRICE,
      };
      const names = Object.keys(shows) as (keyof typeof shows)[];
      for (const mask of Array.from({ length: 2 ** names.length - 1 }, (_, index) => index + 1)) {
        const Fields = names.filter((_, index) => (mask & (1 << index)) !== 0);
        const { path } = await share(line, { Fields });
        const { status, text } = await open(path);
        assert.equal(status, 200);
        assert.ok(text.includes(line));
        for (const name of names)
          assert.equal(shows[name].test(text), Fields.includes(name), `${name} of ${Fields.join()}`);
        const label = Fields.includes('status') ? 'Est. ship' : 'Ship date';
        if (Fields.includes('dates')) assert.ok(text.includes(`<dt>${label}</dt>`), Fields.join());
        if (!Fields.includes('price')) assert.doesNotMatch(text, /\$|price|cost/i, Fields.join());
      }
    });

    test('is a page that isn’t cached, indexed or framed, and runs no script (SHAR-03)', async () => {
      const { path } = await share(await addLine());
      for (const at of [path, '/v1/shared/unknown']) {
        const { headers, text } = await open(at);
        const policy = headers.get('content-security-policy') ?? '';
        const [, style = ''] = /<style>([^]*)<\/style>/.exec(text) ?? [];
        assert.equal(
          policy,
          `default-src 'none'; img-src data: 'self' https://proofs.example; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
        );
        assert.doesNotMatch(text, /<script|<link rel="(?!icon" href="data:,")| style=| on\w+=/i);
        assert.deepEqual(
          ['cache-control', 'referrer-policy', 'x-robots-tag', 'set-cookie'].map((name) => headers.get(name)),
          ['no-store', 'no-referrer', 'noindex', null],
        );
        assert.ok(!text.includes(tokenIn(path)), 'the token is not in the page');
      }
    });

    test('records how often it was opened, and when last (SHAR-02)', async () => {
      const line = await addLine();
      const { path } = await share(line);
      await open(path);
      await open(path);
      const [known] = await list(line);
      assert.equal(known?.OpenedCount, 2);
      assert.match(known.LastOpenedAt ?? '', /Z$/);
    });

    test('stops working at once when it is revoked or expires, or its creator leaves or can no longer see the line; the response equals that to an unknown one, byte for byte (SHAR-04, API-324)', async () => {
      const line = await addLine();
      const database = server.database();
      const unknown = await open(`/v1/shared/${'x'.repeat(43)}`);
      assert.equal(unknown.status, 404);
      assert.match(unknown.text, /<h1>This link doesn’t work<\/h1>/);
      const assertGone = async (path: string, why: string) => {
        const gone = await open(path);
        const withoutId = ({ headers }: typeof gone) =>
          [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
        assert.deepEqual(
          [gone.status, gone.text, withoutId(gone)],
          [404, unknown.text, withoutId(unknown)],
          why,
        );
        assert.equal((await send(path, { Answer: 'approved', Comment: '', Proof: '' })).status, 404, why);
        await forgetGuesses();
      };
      const stateOf = async (id: number) => (await list(line, MANAGER)).find(({ ID }) => ID === id)?.State;

      const revoked = await share(line);
      assert.equal((await open(revoked.path)).status, 200);
      assert.equal((await server.call('DELETE', `/v1/shares/${revoked.id}`, { as: OTHER })).status, 404);
      for (const as of [MANAGER, REP])
        assert.equal((await server.call('DELETE', `/v1/shares/${revoked.id}`, { as })).body, true);
      await assertGone(revoked.path, 'revoked');
      assert.equal(await stateOf(revoked.id), 'revoked');

      const expired = await share(line);
      await database.query(sql`UPDATE order_share SET expires_at = now() WHERE id = ${expired.id}`);
      await assertGone(expired.path, 'expired');
      assert.equal(await stateOf(expired.id), 'expired');

      const closed = await share(line);
      const moved = await database.query<{ account_type_id: number }>(
        sql`DELETE FROM employee_account WHERE employee_id = 1 RETURNING account_type_id`,
      );
      await assertGone(closed.path, 'the creator can’t see the line');
      assert.equal(await stateOf(closed.id), 'closed');
      for (const { account_type_id } of moved)
        await database.query(
          sql`INSERT INTO employee_account (employee_id, account_type_id) VALUES (1, ${account_type_id})`,
        );
      assert.equal((await open(closed.path)).status, 200, 'the link works again');
      await database.query(sql`UPDATE employee SET disabled_at = now() WHERE id = 1`);
      await assertGone(closed.path, 'disabled');
      await database.query(sql`UPDATE employee SET disabled_at = NULL WHERE id = 1`);

      const removed = await share(line);
      await database.query(sql`DELETE FROM order_line WHERE order_line_num = ${line}`);
      await assertGone(removed.path, 'the line is removed');
    });

    test('ends for good when Operations disables its creator (SHAR-04)', async () => {
      const [owner] = await server.database().query<{ accountType: number }>(sql`
      SELECT min(account_type_id) AS "accountType" FROM employee_account WHERE employee_id = 2`);
      const { path } = await share(await addLine(owner), undefined, OTHER);
      assert.equal((await open(path)).status, 200);
      await peopleOf(server).setDisabled(OTHER, true);
      assert.equal((await open(path)).status, 404);
      await peopleOf(server).setDisabled(OTHER, false);
      assert.equal((await open(path)).status, 404);
    });

    test(`isn’t found by ${GUESSES} guesses and mutations of its token; a network has ten tries (SHAR-04)`, async () => {
      const { path } = await share(await addLine());
      const token = tokenIn(path);
      const tally = new Map<number, number>();
      for (let at = 0; at < GUESSES; at += 1) {
        const { status } = await open(`/v1/shared/${guessOf(token, at)}`);
        tally.set(status, (tally.get(status) ?? 0) + 1);
        // So that no guess is refused for too many tries.
        if (at % 2 === 0) await forgetGuesses();
      }
      assert.deepEqual(
        [...tally.keys()].filter((status) => ![400, 404].includes(status)),
        [],
      );
      for (let count = 0; count < 11; count += 1) await open('/v1/shared/unknown');
      const refused = await open('/v1/shared/unknown');
      assert.equal(refused.status, 429);
      assert.ok(Number(refused.headers.get('retry-after')) > 0);
      assert.equal((await open(path)).status, 200, 'the customer can still open the link');
    });

    test('can’t share a proof of a company without a contact, because its response needs one (SHAR-01)', async () => {
      const line = await addLine();
      const database = server.database();
      const [company] = await database.query<{ id: number }>(
        sql`SELECT id FROM company WHERE account_type_id = 1 AND id NOT IN (SELECT company_id FROM contact_company) LIMIT 1`,
      );
      const contactless =
        company?.id ??
        (
          await database.query<{ id: number }>(sql`
          INSERT INTO company (uid, trend_group_id, account_type_id, sales_rep_id, prospect, name, forecast_family_id)
          SELECT gen_random_uuid()::text, trend_group_id, account_type_id, sales_rep_id, false, 'Nobody Known', forecast_family_id
          FROM company WHERE account_type_id = 1 LIMIT 1 RETURNING id`)
        )[0]?.id;
      await database.query(
        sql`UPDATE order_line SET company_id = ${contactless ?? 0} WHERE order_line_num = ${line}`,
      );
      const refused = (await server.call<Problem>('POST', `/v1/shares/lines/${line}`, {
        as: REP,
        body: { Fields: ['proof'] },
      })) as { status: number; body: Problem };
      assert.deepEqual([refused.status, refused.body.errors?.[0]?.field], [422, 'Fields']);
      await share(line, { Fields: ['status'] });
    });
  },
  { env: () => ({ PROOF_ORIGINS: 'https://proofs.example' }) },
);
