import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql, { raw } from 'sql-template-tag';
import { onBothDatabases } from '../db/testing.ts';
import { pick, randomFrom, type Random } from './randomRequests.ts';

/** Of the demo's lines every eighth stays: enough for two chunks. */
const KEPT = 8;
const LINES = 12_000 / KEPT;
const WRITERS = 8;
const WRITES = 25;

/** Each trait with how a line has it, said once more: in order_bits, of a text, or of any text. */
const VALUES: Record<string, string> = {
  account: 'account_type_id',
  sales_rep: 'sales_rep_id',
  status: 'status',
  product: 'product_id',
  advertiser: 'advertiser_id',
  ...Object.fromEntries(
    ['order_date', 'ship_date', 'delivery_date', 'post_date', 'proof_approved_date'].map((date) => [
      date,
      `CASE WHEN ${date} IS NULL THEN 2147483647 ELSE ${date} - DATE '2000-01-01' END`,
    ]),
  ),
  priority: 'priority',
  hundred_orders: 'order_id / 100',
};
const SHARED: Record<string, string> = {
  size: 'size_search',
  design: 'lower(design)',
  description: 'lower(description)',
  part: 'lower(part)',
  cap: 'lower(cap_num)',
  place: "lower(concat_ws(' ', ship_to_city, ship_to_state, ship_to_zip))",
  person: 'lower(ship_to_person)',
  method: 'lower(ship_method)',
  carrier: 'tracking_carrier(tracking_url)',
  custom1: 'lower(line_item_custom1)',
  custom2: 'lower(line_item_custom2)',
  sequence: 'lower(sequence_num)',
};
const OWN: Record<string, string> = {
  address: "lower(concat_ws(' ', ship_to, ship_to_address1, ship_to_address2))",
  client_po: 'lower(client_po)',
  client_job_ref: 'lower(client_job_ref)',
  contract_num: 'lower(contract_num)',
};

const LISTS: Record<string, string> = {
  unit: 'lower(unit_numbers)',
  geopath: 'lower(geopath_ids)',
  reorder: 'lower(reorder)',
};

const each = (said: Record<string, string>): string =>
  `LATERAL (VALUES ${Object.entries(said)
    .map(([trait, value]) => `('${trait}'::order_trait, ${value})`)
    .join(', ')})`;
const TEXTS_SAID = `SELECT trait, text, id FROM order_line CROSS JOIN ${each({ ...SHARED, ...OWN })} AS said (trait, text) WHERE text <> ''`;
const NUMBERS_SAID = `SELECT DISTINCT trait, number, id FROM order_line CROSS JOIN ${each(LISTS)} AS said (trait, list),
  string_to_table(translate(list, ',;', '  '), ' ') AS number WHERE number <> ''`;
const LINES_SAY = `
  SELECT trait, value, id FROM order_line CROSS JOIN ${each(VALUES)} AS said (trait, value)
  UNION ALL SELECT trait, order_text.id, said.id FROM (${TEXTS_SAID}) AS said JOIN order_text USING (trait, text)
    WHERE trait NOT IN (${Object.keys(OWN)
      .map((trait) => `'${trait}'`)
      .join(', ')})
  UNION ALL SELECT trait, 0, id FROM (${TEXTS_SAID}) AS said
  UNION ALL SELECT trait, 0, id FROM (${NUMBERS_SAID}) AS said`;
const PERIODS_SAY = `
  SELECT unit, account_type_id, date_trunc(unit, order_date)::date, count(*)
  FROM order_line CROSS JOIN unnest(ARRAY['day', 'month']) AS unit GROUP BY 1, 2, 3`;
/** Days, priorities and orders, in blocks of 64. */
const BLOCKS_SAY = `
  SELECT trait, floor(value / 64.0)::int AS value, id FROM order_line CROSS JOIN ${each(VALUES)} AS said (trait, value)
  WHERE trait::text ~ '_date$|^priority$|^hundred_orders$'`;

onBothDatabases('The index of the order lines', (database) => {
  /** What the bits in a table say and the lines don't, or the other way round. */
  const differences = (table: string, said: string) =>
    database().query(sql`
      WITH wanted AS (
        SELECT trait, value, (id >> 13)::int AS chunk, bit_or(set_bit(B'0'::bit(8192), (id & 8191)::int, 1)) AS bits
        FROM (${raw(said)}) AS said GROUP BY 1, 2, 3),
      kept AS (SELECT * FROM ${raw(table)} WHERE bits <> B'0'::bit(8192))
      SELECT trait, value, chunk, bit_count(wanted.bits) AS wanted, bit_count(kept.bits) AS kept
      FROM wanted FULL JOIN kept USING (trait, value, chunk)
      WHERE wanted.bits IS DISTINCT FROM kept.bits LIMIT 5`);
  /** What stands in only one of two lists of rows. */
  const apart = (one: string, other: string) =>
    database().query(sql`
      ((${raw(one)}) EXCEPT ALL (${raw(other)})) UNION ALL ((${raw(other)}) EXCEPT ALL (${raw(one)})) LIMIT 5`);
  const isTrue = async (after: string) => {
    assert.deepEqual(await differences('order_bits', LINES_SAY), [], after);
    assert.deepEqual(await differences('order_blocks', BLOCKS_SAY), [], `blocks after ${after}`);
    const placed =
      'SELECT trait, text, order_token_line.id FROM order_token_line JOIN order_token ON order_token.id = token';
    assert.deepEqual(await apart(placed, NUMBERS_SAID), [], `numbers in lists after ${after}`);
    const tracked = `SELECT id, tracking_number(tracking_url) FROM order_line WHERE tracking_url <> ''`;
    assert.deepEqual(
      await apart('SELECT id, numbers FROM order_tracking', tracked),
      [],
      `tracking after ${after}`,
    );
    const counted = 'SELECT unit, account_type_id, begins, lines FROM order_period WHERE lines <> 0';
    assert.deepEqual(await apart(counted, PERIODS_SAY), [], `days and months after ${after}`);
  };
  /** A text that lines are found by has its place among the texts. */
  const unknownTexts = () =>
    database().query(sql`
      SELECT trait, text FROM (${raw(TEXTS_SAID)}) AS said
      WHERE NOT EXISTS (SELECT FROM order_text WHERE order_text.trait = said.trait AND order_text.text = said.text) LIMIT 5`);

  let lastOrder = 1_000_000;
  const copied = `trend_group_id, company_id, account_type_id, sales_rep_id, order_date, cost, qty, product_id, advertiser_id,
    size_live, ship_method, ship_to, ship_to_city, tracking_url`;
  /** One write, of one line or of several. */
  function write(random: Random) {
    const line = KEPT * Math.floor(random() * LINES);
    const some = Math.floor(random() * 1_000);
    const day = raw(random() < 0.3 ? 'NULL' : `DATE '2026-01-01' + ${some}`);
    const text = random() < 0.2 ? '' : `Said ${some % 40}`;
    const list = pick(random, ['', `U-${some}`, `U-${some}, U-${some % 7};G ${some},U-${some}`, ', ']);
    return pick(random, [
      () => sql`UPDATE order_line SET status = ${some % 39} WHERE id = ${line}`,
      () => sql`UPDATE order_line SET status = ${some % 39}, ship_date = ${day}, delivery_date = ${day}, post_date = ${day}
        WHERE id BETWEEN ${line} AND ${line + (some % 50)}`,
      () => sql`UPDATE order_line SET design = ${text}, client_po = ${text}, ship_to_person = ${text}, part = ${text},
        line_item_custom1 = ${text}, ship_to = ${text}, tracking_url = ${`https://c${some % 5}.example/t?n=${some}`}
        WHERE id = ${line}`,
      () => sql`UPDATE order_line SET unit_numbers = ${list}, geopath_ids = ${list}, reorder = ${text}
        WHERE id BETWEEN ${line} AND ${line + (some % 50)}`,
      () => sql`UPDATE order_line SET tracking_url = '' WHERE id = ${line}`,
      () =>
        sql`UPDATE order_line SET qty = qty + 1 WHERE order_id = (SELECT order_id FROM order_line WHERE id = ${line})`,
      () =>
        sql`UPDATE company SET account_type_id = ${1 + (some % 8)}, sales_rep_id = ${1 + (some % 5)} WHERE id = ${1 + (some % 200)}`,
      () => sql`DELETE FROM order_line WHERE id = ${line}`,
      () =>
        sql`UPDATE order_line SET order_date = DATE '2026-01-01' + ${some % 90}::int WHERE id BETWEEN ${line} AND ${line + (some % 50)}`,
      () => sql`INSERT INTO order_line (order_id, line_num, status, design, client_job_ref, unit_numbers, ${raw(copied)})
        SELECT ${(lastOrder += 1)}::int, row_number() OVER (ORDER BY id), ${some % 39}::int, ${text}, ${text}, ${list}, ${raw(copied)}
        FROM order_line WHERE id BETWEEN ${line} AND ${line + (some % 40)}`,
    ])();
  }

  test('holds what the lines of the demo say, and of most of them removed', async () => {
    await database().query(sql`DELETE FROM order_line WHERE id % ${KEPT}::int <> 0`);
    await isTrue('loading');
    assert.deepEqual(await unknownTexts(), []);
  });

  test('still does after any lines were added, changed and removed, alone, in one transaction, and undone', async () => {
    const random = randomFrom(9);
    for (let turn = 0; turn < 60; turn += 1) await database().query(write(random));
    await isTrue('single writes');
    await database().transaction(async (transaction) => {
      for (let turn = 0; turn < 20; turn += 1) await transaction.query(write(random));
    });
    await isTrue('a transaction');
    const undone = database().transaction(async (transaction) => {
      for (let turn = 0; turn < 10; turn += 1) await transaction.query(write(random));
      throw new Error('undone');
    });
    await assert.rejects(undone, /undone/);
    await isTrue('an undone transaction');
    assert.deepEqual(await unknownTexts(), []);
  });

  test('still does after many wrote at once, none of whom blocked another', async () => {
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        const random = randomFrom(100 + writer);
        // A query is not tried again: a deadlock would fail it.
        for (let turn = 0; turn < WRITES; turn += 1) await database().query(write(random));
      }),
    );
    await isTrue('writes at once');
    let tries = 0;
    await Promise.all(
      Array.from({ length: WRITERS }, (_, writer) =>
        database().transaction(async (transaction) => {
          tries += 1;
          const random = randomFrom(200 + writer);
          for (let turn = 0; turn < 5; turn += 1)
            await transaction.query(sql`UPDATE order_line SET status = ${Math.floor(random() * 39)}
              WHERE id = ${KEPT * Math.floor(random() * LINES)}`);
        }),
      ),
    );
    assert.equal(tries, WRITERS);
    await isTrue('transactions at once');
    assert.deepEqual(await unknownTexts(), []);
  });

  test('is empty when all lines are gone', async () => {
    await database().script('TRUNCATE order_line CASCADE');
    await isTrue('emptying');
    assert.deepEqual(await database().query(sql`SELECT FROM order_period`), []);
  });
});
