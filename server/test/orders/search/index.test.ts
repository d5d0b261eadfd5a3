import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql, { raw } from 'sql-template-tag';
import { BLOCK } from '#server/orders/search/bitmaps';
import { NUMBERS, OWN_TEXTS, SHARED_TEXTS, SORTED } from '#server/orders/search/traits';
import { foldAll, fold } from '#server/orders/search/upkeep';
import { onBothDatabases } from '../../db/testing.ts';
import { randomFrom } from '../randomRequests.ts';
import { randomWrite } from './randomWrites.ts';

/** Every eighth line of the demo is kept: enough for two chunks. */
const KEPT = 8;
const LINES = 12_000;
const WRITERS = 8;
const WRITES = 25;

/** How each trait follows from a line, written a second time: as a number, or as a text. */
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
  tracking: 'tracking_number(tracking_url)',
  unit: 'lower(unit_numbers)',
  geopath: 'lower(geopath_ids)',
  reorder: 'lower(reorder)',
};

const each = (said: Record<string, string>): string =>
  `LATERAL (VALUES ${Object.entries(said)
    .map(([trait, value]) => `('${trait}'::order_trait, ${value})`)
    .join(', ')})`;
const TEXTS_SAID = `SELECT trait, text, id FROM order_line CROSS JOIN ${each({ ...SHARED, ...OWN })} AS said (trait, text) WHERE text <> ''`;
const LINES_SAY = `
  SELECT trait, value, id FROM order_line CROSS JOIN ${each(VALUES)} AS said (trait, value)
  UNION ALL SELECT trait, order_text.id, said.id FROM (${TEXTS_SAID}) AS said JOIN order_text USING (trait, text)
    WHERE trait < 'address'
  UNION ALL SELECT trait, 0, id FROM (${TEXTS_SAID}) AS said
  UNION ALL SELECT (trait || '_64')::order_trait, floor(value / 64.0)::int, id
    FROM order_line CROSS JOIN ${each(VALUES)} AS said (trait, value) WHERE trait::text ~ '_date$|^priority$|^hundred_orders$'`;
const POSTINGS_SAY = `SELECT trait, text, id FROM (${TEXTS_SAID}) AS said WHERE trait >= 'address'`;
const POSTED = `
  SELECT (said).trait, (said).text, (part::bigint * 16384 + word) * 64 + bit FROM (
    SELECT (SELECT order_text FROM order_text WHERE id = order_posting.text) AS said, part, one.word, one.bits
    FROM order_posting CROSS JOIN LATERAL unnest(words, order_posting.bits) AS one (word, bits) OFFSET 0) AS posting
  CROSS JOIN generate_series(0, 63) AS bit WHERE get_bit(bits::bit(64), bit) = 1`;
const SPENT = `
  SELECT company_id, date_trunc('month', order_date)::date, sum(cost) FROM order_line WHERE status <> 10
  GROUP BY 1, 2 HAVING sum(cost) <> 0`;
onBothDatabases('The index of order lines', (database) => {
  test('has exactly the same traits in the database as in the code', async () => {
    const [type] = await database().query<{ traits: string[] }>(
      sql`SELECT enum_range(NULL::order_trait)::text[] AS traits`,
    );
    const blocks = Object.keys(SORTED).map((trait) => `${trait}_${BLOCK}`);
    assert.deepEqual(type?.traits, [
      ...Object.keys(NUMBERS),
      ...blocks,
      ...Object.keys(SHARED_TEXTS),
      ...Object.keys(OWN_TEXTS),
    ]);
  });

  /** The rows that are in only one of two lists. */
  const apart = (one: string, other: string) =>
    database().query(sql`
      WITH one AS MATERIALIZED (${raw(one)}), other AS MATERIALIZED (${raw(other)})
      (TABLE one EXCEPT ALL TABLE other) UNION ALL (TABLE other EXCEPT ALL TABLE one) LIMIT 5`);
  /** Where the index and the lines disagree. */
  const wrongBits = () =>
    database().query(sql`
      WITH wanted AS (
        SELECT trait, value, (id >> 13)::int AS chunk, bit_or(set_bit(B'0'::bit(8192), (id & 8191)::int, 1)) AS bits
        FROM (${raw(LINES_SAY)}) AS said GROUP BY 1, 2, 3),
      kept AS (SELECT * FROM order_bits WHERE bits <> B'0'::bit(8192))
      SELECT trait, value, chunk, bit_count(wanted.bits) AS wanted, bit_count(kept.bits) AS kept
      FROM wanted FULL JOIN kept USING (trait, value, chunk)
      WHERE wanted.bits IS DISTINCT FROM kept.bits LIMIT 5`);
  const isTrue = async (after: string) => {
    await foldAll(database());
    assert.deepEqual(await database().query(sql`SELECT FROM order_log`), [], after);
    assert.deepEqual(await wrongBits(), [], after);
    assert.deepEqual(await apart(POSTED, POSTINGS_SAY), [], `rare texts after ${after}`);
    const kept = 'SELECT company_id, month, total FROM company_spend WHERE total <> 0';
    assert.deepEqual(await apart(kept, SPENT), [], `spend after ${after}`);
    assert.deepEqual(await apart('SELECT id FROM order_indexed', 'SELECT id FROM order_line'), [], after);
  };

  test('matches the lines of the demo after most of them were removed', async () => {
    await database().query(sql`DELETE FROM order_line WHERE id % ${KEPT}::int <> 0`);
    await isTrue('loading');
  });

  test('still matches after lines were added, changed and removed: separately, in one transaction, and rolled back', async () => {
    const random = randomFrom(9);
    for (let turn = 0; turn < 60; turn += 1) {
      await database().query(randomWrite(random, LINES));
      if (turn % 7 === 0) await fold(database(), 20);
    }
    await isTrue('single writes');
    await database().transaction(async (transaction) => {
      for (let turn = 0; turn < 20; turn += 1) await transaction.query(randomWrite(random, LINES));
    });
    await isTrue('a transaction');
    const undone = database().transaction(async (transaction) => {
      for (let turn = 0; turn < 10; turn += 1) await transaction.query(randomWrite(random, LINES));
      throw new Error('undone');
    });
    await assert.rejects(undone, /undone/);
    await isTrue('an undone transaction');
    await database().query(sql`UPDATE order_line SET id = id + 1000000 WHERE id % 16 = 0 AND id < 2000`);
    await isTrue('lines that got another id');
  });

  test('still matches after many concurrent writes while two servers folded the log', async () => {
    const writing = new AbortController();
    const folders = Array.from({ length: 2 }, async () => {
      while (!writing.signal.aborted) await fold(database(), 100);
    });
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        const random = randomFrom(100 + writer);
        // Writers of the same lines can deadlock; their retried writes aren't lost.
        for (let turn = 0; turn < WRITES; turn += 1)
          await database().transaction((transaction) => transaction.query(randomWrite(random, LINES)));
      }),
    );
    writing.abort();
    await Promise.all(folders);
    await isTrue('writes at once');
  });

  test('doesn’t make a write wait for an unfinished write of other lines (SRCH-02)', async () => {
    if (database().engine === 'embedded') return;
    await database().transaction(async (transaction) => {
      await transaction.query(sql`UPDATE order_line SET status = 3 WHERE id = 8008`);
      // On another connection: a lock between the two writers would make this one wait forever.
      await database().query(sql`UPDATE order_line SET status = 4 WHERE id = 8016`);
      await fold(database(), 10);
      await database().query(sql`DELETE FROM order_line WHERE id = 8024`);
    });
    await isTrue('a writer that took long');
  });

  test('is empty when all lines are gone', async () => {
    await database().script('TRUNCATE order_line CASCADE');
    await isTrue('emptying');
    assert.deepEqual(await database().query(sql`SELECT FROM order_bits`), []);
  });
});
