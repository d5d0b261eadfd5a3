import sql, { raw, type Sql } from 'sql-template-tag';
import { CANCELED } from '@galley/shared/domain/orderStatus';
import type { Database, Transaction } from '../../db/database.ts';
import { LISTS, NUMBERS, OWN_TEXTS, SEPARATORS, SHARED_TEXTS, SORTED } from './traits.ts';

/** From so many lines in the log on, a transaction that writes lines pauses: for so many seconds for each further as many. */
const LONG_LOG = 4_000;
const PAUSE = 0.02;
/** In seconds: far from the time that a statement may take. */
const LONGEST_PAUSE = 1;

const rows = (traits: Record<string, string>) =>
  raw(
    Object.entries(traits)
      .map(([trait, value]) => `('${trait}'::order_trait, ${value})`)
      .join(', '),
  );
const TEXTS = { ...SHARED_TEXTS, ...OWN_TEXTS };

/** (id, trait, text) of lines: the texts that they are found by, each once. */
const said = (ids: readonly number[]): Sql => sql`
  SELECT id, trait, text FROM order_line CROSS JOIN LATERAL (
    SELECT * FROM (VALUES ${rows(TEXTS)}) AS one (trait, text)
    UNION SELECT trait, number FROM (VALUES ${rows(LISTS)}) AS one (trait, list)
      CROSS JOIN LATERAL unnest(regexp_split_to_array(list, ${SEPARATORS})) AS number
  ) AS said (trait, text) WHERE id = ANY(${ids}::bigint[]) AND text <> ''`;

/** The number of a text, null for one that has none yet. One by one: the database takes them for more than all there are. */
const NUMBER = sql`(
  SELECT known.id FROM order_text AS known WHERE known.trait = said.trait AND md5(known.text) = md5(said.text))`;

/** Of all texts of a line. */
const TEXT_KEY = raw(
  `md5(concat_ws(E'\\x1f', ${Object.values({ ...TEXTS, ...LISTS }).join(', ')}, tracking_url))::uuid`,
);

const names = (traits: string[]) => raw(`ARRAY[${traits.join(', ')}]::order_trait[]`);
const TRAITS = names(Object.keys(NUMBERS).map((trait) => `'${trait}'`));
const BLOCKS = names(Object.keys(NUMBERS).map((trait) => (trait in SORTED ? `'${trait}_64'` : 'NULL')));

/** Moves lines from the log into the index, by one statement: what the index knows of them goes, what they say now comes. */
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
  gone AS MATERIALIZED (
    SELECT id, text FROM both_states CROSS JOIN unnest(old_texts) AS text WHERE old_texts IS DISTINCT FROM new_texts
    EXCEPT SELECT id, text FROM both_states CROSS JOIN unnest(new_texts) AS text),
  come AS MATERIALIZED (
    SELECT id, text FROM both_states CROSS JOIN unnest(new_texts) AS text WHERE old_texts IS DISTINCT FROM new_texts
    EXCEPT SELECT id, text FROM both_states CROSS JOIN unnest(old_texts) AS text),
  turned AS (
    SELECT mark.trait, mark.value, id FROM both_states
    CROSS JOIN LATERAL unnest(old_numbers, new_numbers, ${TRAITS}, ${BLOCKS}) AS pair (old, new, trait, block)
    CROSS JOIN LATERAL (VALUES (trait, old), (trait, new), (block, old >> 6), (block, new >> 6)) AS mark (trait, value)
    WHERE old IS DISTINCT FROM new AND mark.trait IS NOT NULL AND mark.value IS NOT NULL
    UNION ALL
    SELECT trait, value, turned.id FROM (TABLE gone UNION ALL TABLE come) AS turned JOIN order_text ON order_text.id = turned.text
    CROSS JOIN LATERAL (VALUES (turned.text), (0)) AS mark (value) WHERE trait < 'address'),
  into_bits AS (
    INSERT INTO order_bits AS known (trait, value, chunk, bits)
    SELECT trait, value, (word >> 7)::int, bit_xor(overlay(B'0'::bit(8192) PLACING bits::bit(64) FROM (word & 127)::int * 64 + 1)) AS bits
    FROM (SELECT trait, value, id >> 6 AS word, bit_xor(1::bigint << 63 - (id & 63)::int) AS bits FROM turned GROUP BY 1, 2, 3) AS one
    WHERE bits <> 0 GROUP BY 1, 2, 3
    ON CONFLICT (trait, value, chunk) DO UPDATE SET bits = known.bits # excluded.bits),
  out_of_postings AS (DELETE FROM order_posting USING gone WHERE order_posting.text = gone.text AND order_posting.id = gone.id),
  into_postings AS (
    INSERT INTO order_posting (text, id)
    SELECT come.text, come.id FROM come JOIN order_text ON order_text.id = come.text WHERE trait >= 'address'),
  tracked AS MATERIALIZED (
    SELECT id, tracking_number(tracking_url) AS numbers FROM order_line WHERE id = ANY(${reworded}::bigint[]) AND tracking_url <> ''),
  into_tracking AS (
    INSERT INTO order_tracking (id, numbers) SELECT * FROM tracked ON CONFLICT (id) DO UPDATE SET numbers = excluded.numbers),
  out_of_tracking AS (
    DELETE FROM order_tracking WHERE id = ANY(${ids}::bigint[]) AND id NOT IN (SELECT id FROM tracked)
      AND (id = ANY(${reworded}::bigint[]) OR id NOT IN (SELECT id FROM next))),
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
 * Brings what the index knows of these lines to what they say, and takes them out of the log. It is the same for lines that
 * were added, changed and removed, and doing it twice changes nothing. All of it has to see one state of the database.
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

/** Work on one state of the database, while nobody else changes the index. */
export const inFoldTurn = <T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> =>
  database.transaction(
    async (transaction) => {
      // The state is that of the first query, and the lock is none: who has waited for it sees what the one before has done.
      await transaction.script(
        'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ; LOCK TABLE order_search IN SHARE UPDATE EXCLUSIVE MODE',
      );
      return work(transaction);
    },
    { patient: true },
  );

/**
 * Moves lines from the log into the index, and sets the pause of writers by what is left.
 * @param most how many lines it moves at most
 * @returns how many lines it moved: as many as `most` when there may be more
 */
export async function fold(database: Database, most: number): Promise<number> {
  const [waiting] = await database.query(sql`SELECT FROM order_log LIMIT 1`);
  if (waiting === undefined) return 0;
  return inFoldTurn(database, async (transaction) => {
    const lines = await transaction.query<{ id: number }>(
      sql`SELECT DISTINCT id FROM (SELECT id FROM order_log LIMIT ${most}) AS line`,
    );
    await foldLines(
      transaction,
      lines.map(({ id }) => id),
    );
    await transaction.query(sql`
      UPDATE order_search SET pause = wanted FROM (
        SELECT least(${LONGEST_PAUSE}::float8, greatest(0, count(*) / ${LONG_LOG}::float8 - 1) * ${PAUSE}::float8) AS wanted FROM order_log) AS log
      WHERE pause <> wanted`);
    return lines.length;
  });
}
