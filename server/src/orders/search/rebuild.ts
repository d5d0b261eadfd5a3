import sql, { raw } from 'sql-template-tag';
import type { Database, Row, Transaction } from '../../db/database.ts';
import { eachChunk } from './chunks.ts';
import { fold, foldLines, inFoldTurn } from './fold.ts';

/** The schema in which a new index is built beside the current one. */
const NEXT = 'order_search_next';
/** The tables of the index; texts keep their numbers. */
const TABLES = ['order_bits', 'order_posting', 'order_indexed', 'company_spend'];
/** Other tables that folding touches. They exist in the new schema, too, so that folding there takes nothing out of the log. */
const ASIDE = ['order_log', 'order_refold'];
const BATCH = 4_000;

type Progress = (done: number, all: number) => void;

const begin = (transaction: Transaction) =>
  transaction.script(
    [
      `DROP SCHEMA IF EXISTS ${NEXT} CASCADE; CREATE SCHEMA ${NEXT}`,
      ...[...TABLES, ...ASIDE].map(
        (table) =>
          `CREATE TABLE ${NEXT}.${table} (LIKE public.${table} INCLUDING ALL) WITH (fillfactor = 80)`,
      ),
      'DELETE FROM order_refold; UPDATE order_search SET is_rebuilding = true',
    ].join(';'),
  );

const end = (transaction: Transaction) =>
  transaction.script(
    `DELETE FROM order_refold; UPDATE order_search SET is_rebuilding = false; DROP SCHEMA ${NEXT} CASCADE`,
  );

const foldInto = async (schema: string, transaction: Transaction, ids: readonly number[]) => {
  await transaction.script(`SET LOCAL search_path = ${schema}`);
  await foldLines(transaction, ids);
};

/**
 * Builds another index beside the one in use, which stays up to date: lines written meanwhile are in order_refold or the log, and at the
 * end are folded into both.
 * @param use called with both while nobody changes either
 */
async function withSecondIndex<T>(
  database: Database,
  onProgress: Progress,
  use: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  await inFoldTurn(database, begin);
  await eachChunk(
    database,
    async (ids) => {
      await inFoldTurn(database, (transaction) => foldInto(`${NEXT}, public`, transaction, ids));
      while ((await fold(database, BATCH)) === BATCH);
    },
    onProgress,
  );
  return inFoldTurn(database, async (transaction) => {
    const lines = await transaction.query<{ id: number }>(
      sql`SELECT id FROM order_refold UNION SELECT id FROM order_log`,
    );
    for (let from = 0; from < lines.length; from += BATCH) {
      const ids = lines.slice(from, from + BATCH).map(({ id }) => id);
      await foldInto(`${NEXT}, public`, transaction, ids);
      await foldInto('public', transaction, ids);
    }
    await transaction.script('SET LOCAL search_path = public');
    const result = await use(transaction);
    await end(transaction);
    return result;
  });
}

/** Rebuilds the index while it's in use, and then replaces it, keeping its grants. */
export const rebuild = (database: Database, onProgress: Progress): Promise<void> =>
  withSecondIndex(database, onProgress, async (transaction) => {
    const grants = await transaction.query<{ statement: string }>(sql`
      SELECT concat('GRANT ', privilege_type, ' ON ', relname, ' TO ',
        CASE grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(grantee)) END) AS statement
      FROM pg_class CROSS JOIN aclexplode(relacl)
      WHERE relnamespace = 'public'::regnamespace AND relname = ANY(${TABLES}) AND grantee <> relowner`);
    await transaction.script(
      [
        `LOCK TABLE ${TABLES.join(', ')} IN ACCESS EXCLUSIVE MODE`,
        ...TABLES.map((table) => `DROP TABLE ${table}; ALTER TABLE ${NEXT}.${table} SET SCHEMA public`),
        ...grants.map(({ statement }) => statement),
      ].join(';'),
    );
  });

/** A difference between index and lines: an entry that only one of them has, and how often. */
export interface Difference {
  what: string;
  only: 'index' | 'lines';
  count: number;
  example: string;
}

/** A difference in words. */
export const differenceText = ({ what, only, count, example }: Difference): string =>
  `${what}: ${count} ${count === 1 ? 'entry' : 'entries'} that only the ${only} ${only === 'index' ? 'has' : 'have'}, such as ${example}`;

/** What to compare in each table. Rows that are left over but empty don't count. */
const ROWS: Record<string, string> = {
  order_indexed: `SELECT id, company_id, month, spent, numbers, texts FROM %.order_indexed`,
  order_posting: `SELECT text, part, words, bits FROM %.order_posting WHERE words <> '{}'`,
  order_bits: `SELECT trait, value, chunk, bits FROM %.order_bits WHERE bits <> B'0'::bit(8192)`,
  company_spend: `SELECT company_id, month, total FROM %.company_spend WHERE total <> 0`,
};

/** Compares the index with one that's freshly built from the lines. @returns the differences; empty if there are none */
export const verify = (database: Database, onProgress: Progress): Promise<Difference[]> =>
  withSecondIndex(database, onProgress, async (transaction) => {
    const differences: Difference[] = [];
    for (const [what, rows] of Object.entries(ROWS)) {
      for (const [only, one, other] of [
        ['index', 'public', NEXT],
        ['lines', NEXT, 'public'],
      ] as const) {
        const rowsOf = (schema: string) => raw(rows.replaceAll('%', schema));
        const [found] = await transaction.query<Row & { count: number; example: string }>(sql`
          SELECT count(*) AS count, left(min(differing::text), 200) AS example
          FROM (${rowsOf(one)} EXCEPT ${rowsOf(other)}) AS differing`);
        if (found !== undefined && found.count > 0) differences.push({ what, only, ...found });
      }
    }
    return differences;
  });
