import sql, { raw, type Sql } from 'sql-template-tag';
import { CANCELED } from '../rules/orderStatus.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { noteOrderLines } from './noteOrderLines.ts';
import { NUMBERS, OWN_TEXTS, SHARED_TEXTS, SORTED } from './traits.ts';

/** If the log has more lines than LONG_LOG, writing transactions pause: PAUSE seconds for each further LONG_LOG lines. */
const LONG_LOG = 4_000;
const PAUSE = 0.02;
/** The longest pause in seconds, far below the statement timeout. */
const LONGEST_PAUSE = 1;

const TEXTS = { ...SHARED_TEXTS, ...OWN_TEXTS };
const TEXT_ROWS = raw(
  Object.entries(TEXTS)
    .map(([trait, value]) => `('${trait}'::order_trait, ${value})`)
    .join(', '),
);

/** (id, trait, text) for lines: the texts by which search finds them. */
const said = (ids: readonly number[]): Sql => sql`
  SELECT id, trait, text FROM order_line CROSS JOIN LATERAL (VALUES ${TEXT_ROWS}) AS said (trait, text)
  WHERE id = ANY(${ids}::bigint[]) AND text <> ''`;

/** A text's number; null if it has none yet. A subquery per text, because the planner overestimates the number of texts. */
const NUMBER = sql`(
  SELECT known.id FROM order_text AS known WHERE known.trait = said.trait AND md5(known.text) = md5(said.text))`;

/** A hash of all of a line's texts. */
const TEXT_KEY = raw(`md5(concat_ws(E'\\x1f', ${Object.values(TEXTS).join(', ')}))::uuid`);

const names = (traits: string[]) => raw(`ARRAY[${traits.join(', ')}]::order_trait[]`);
const TRAITS = names(Object.keys(NUMBERS).map((trait) => `'${trait}'`));
const BLOCKS = names(Object.keys(NUMBERS).map((trait) => (trait in SORTED ? `'${trait}_64'` : 'NULL')));

/** Moves lines from the log into the index with one statement: removes their old entries and adds the current ones. */
const moved = (ids: readonly number[], reworded: readonly number[]): Sql => sql`
  WITH past AS MATERIALIZED (SELECT * FROM order_indexed WHERE id = ANY(${ids}::bigint[])),
  said AS MATERIALIZED (${said(reworded)}),
  numbered AS MATERIALIZED (
    SELECT ${NUMBER} AS number, trait, text FROM (SELECT DISTINCT trait, text FROM said) AS said),
  worded AS MATERIALIZED (
    SELECT said.id, array_agg(number ORDER BY number) AS texts FROM said JOIN numbered USING (trait, text) GROUP BY said.id),
  next AS MATERIALIZED (
    SELECT id, order_line.company_id, spend_month(order_date) AS month, CASE WHEN status = ${CANCELED} THEN 0 ELSE cost END AS spent,
      ARRAY[${raw(Object.values(NUMBERS).join(', '))}] AS numbers, ${TEXT_KEY} AS text_key,
      CASE WHEN id = ANY(${reworded}::bigint[]) THEN COALESCE(worded.texts, '{}') ELSE past.texts END AS texts
    FROM order_line LEFT JOIN past USING (id) LEFT JOIN worded USING (id) WHERE id = ANY(${ids}::bigint[])),
  both_states AS MATERIALIZED (
    SELECT id, past.numbers AS old_numbers, next.numbers AS new_numbers, past.texts AS old_texts, next.texts AS new_texts
    FROM past FULL JOIN next USING (id)),
  reworded AS MATERIALIZED (
    SELECT line.id, order_text.trait, line.text FROM (
      SELECT id, text FROM both_states CROSS JOIN unnest(old_texts || new_texts) AS text
      WHERE old_texts IS DISTINCT FROM new_texts GROUP BY id, text HAVING count(*) = 1) AS line
    JOIN order_text ON order_text.id = line.text),
  turned AS (
    SELECT mark.trait, mark.value, id FROM both_states
    CROSS JOIN LATERAL unnest(old_numbers, new_numbers, ${TRAITS}, ${BLOCKS}) AS pair (old, new, trait, block)
    CROSS JOIN LATERAL (VALUES (trait, old), (trait, new), (block, old >> 6), (block, new >> 6)) AS mark (trait, value)
    WHERE old IS DISTINCT FROM new AND mark.trait IS NOT NULL AND mark.value IS NOT NULL
    UNION ALL
    SELECT trait, value, id FROM reworded CROSS JOIN LATERAL (VALUES (text), (0)) AS mark (value) WHERE trait < 'address' OR value = 0),
  into_bits AS (
    INSERT INTO order_bits AS known (trait, value, chunk, bits)
    SELECT trait, value, (word >> 7)::int, bit_xor(overlay(B'0'::bit(8192) PLACING bits::bit(64) FROM (word & 127)::int * 64 + 1)) AS bits
    FROM (SELECT trait, value, id >> 6 AS word, bit_xor(1::bigint << 63 - (id & 63)::int) AS bits FROM turned GROUP BY 1, 2, 3) AS one
    WHERE bits <> 0 GROUP BY 1, 2, 3
    ON CONFLICT (trait, value, chunk) DO UPDATE SET bits = known.bits # excluded.bits),
  into_postings AS (
    INSERT INTO order_posting (text, part, words, bits)
    SELECT text, part, COALESCE(array_agg(word ORDER BY word) FILTER (WHERE bits <> 0), '{}'),
      COALESCE(array_agg(bits ORDER BY word) FILTER (WHERE bits <> 0), '{}')
    FROM (SELECT text, part, word, bit_xor(bits) AS bits FROM (
        SELECT text, part, unnest(words) AS word, unnest(bits) AS bits FROM order_posting
        WHERE text = ANY(ARRAY(SELECT DISTINCT text FROM reworded WHERE trait >= 'address'))
          AND part = ANY(ARRAY(SELECT DISTINCT (id >> 20)::int FROM reworded))
        UNION ALL SELECT text, (id >> 20)::int, (id >> 6 & 16383)::smallint, 1::bigint << 63 - (id & 63)::int
        FROM reworded WHERE trait >= 'address') AS one
      GROUP BY 1, 2, 3) AS word GROUP BY 1, 2
    ON CONFLICT (text, part) DO UPDATE SET words = excluded.words, bits = excluded.bits),
  into_spend AS (
    INSERT INTO company_spend AS known (company_id, month, total)
    SELECT company_id, month, sum(spent) FROM (
      SELECT company_id, month, -spent AS spent FROM past UNION ALL SELECT company_id, month, spent FROM next) AS one
    GROUP BY 1, 2 HAVING sum(spent) <> 0
    ON CONFLICT (company_id, month) DO UPDATE SET total = known.total + excluded.total),
  into_indexed AS (
    INSERT INTO order_indexed (id, company_id, month, spent, numbers, text_key, texts)
    SELECT id, company_id, month, spent, numbers, text_key, texts FROM next
    ON CONFLICT (id) DO UPDATE SET company_id = excluded.company_id, month = excluded.month, spent = excluded.spent,
      numbers = excluded.numbers, text_key = excluded.text_key, texts = excluded.texts),
  out_of_indexed AS (DELETE FROM order_indexed WHERE id IN (SELECT id FROM past EXCEPT SELECT id FROM next)),
  refolded AS (
    INSERT INTO order_refold (id) SELECT unnest(${ids}::bigint[]) FROM order_search WHERE is_rebuilding)
  DELETE FROM order_log WHERE id = ANY(${ids}::bigint[])`;

/**
 * Updates the index for these lines and removes them from the log. Idempotent, and the same for added, changed and removed lines.
 * All of its statements must see the same snapshot.
 */
export async function foldLines(transaction: Transaction, ids: readonly number[]): Promise<void> {
  const lines = await transaction.query<{ id: number }>(sql`
    SELECT id FROM (SELECT id, ${TEXT_KEY} AS said_now FROM order_line WHERE id = ANY(${ids}::bigint[])) AS line
    LEFT JOIN order_indexed USING (id) WHERE text_key IS DISTINCT FROM said_now`);
  const reworded = lines.map(({ id }) => id);
  if (reworded.length > 0)
    await transaction.query(sql`
      INSERT INTO order_text (trait, text)
      SELECT trait, text FROM (SELECT DISTINCT trait, text FROM (${said(reworded)}) AS said) AS said WHERE ${NUMBER} IS NULL`);
  await transaction.query(moved(ids, reworded));
}

/** Runs work on one snapshot of the database while nobody else changes the index. */
export const inFoldTurn = <T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> =>
  database.transaction(
    async (transaction) => {
      // LOCK doesn't take the snapshot, only the first query does. So after waiting for the lock, work sees what the previous holder did.
      await transaction.script(
        'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ; LOCK TABLE order_search IN SHARE UPDATE EXCLUSIVE MODE',
      );
      return work(transaction);
    },
    { patient: true },
  );

/**
 * Moves lines from the log into the index, then sets the writers' pause according to how many are left.
 * @param most the maximum number of lines to move
 * @returns how many lines it moved; if that's `most`, the log can have more
 */
export async function fold(database: Database, most: number): Promise<number> {
  const [waiting] = await database.query(sql`SELECT FROM order_log LIMIT 1`);
  if (waiting === undefined) return 0;
  return inFoldTurn(database, async (transaction) => {
    const lines = await transaction.query<{ id: number }>(
      sql`SELECT DISTINCT id FROM (SELECT id FROM order_log LIMIT ${most}) AS line`,
    );
    const ids = lines.map(({ id }) => id);
    await noteOrderLines(transaction, ids);
    await foldLines(transaction, ids);
    await transaction.query(sql`
      UPDATE order_search SET pause = wanted FROM (
        SELECT least(${LONGEST_PAUSE}::float8, greatest(0, count(*) / ${LONG_LOG}::float8 - 1) * ${PAUSE}::float8) AS wanted FROM order_log) AS log
      WHERE pause <> wanted`);
    return lines.length;
  });
}
