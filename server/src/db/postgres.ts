import pg from 'pg';
import Cursor from 'pg-cursor';
import type { Database, Queryable, Row } from './database.ts';
import { classify, withRetries } from './errors.ts';

const { Pool, types } = pg;

/** int8 and numeric as numbers: every figure here is far below 2^53. Dates and times stay the text they are. */
const PARSERS = [
  { oid: 20, arrayOid: 1016, parse: Number },
  { oid: 1700, arrayOid: 1231, parse: Number },
  { oid: 1082, arrayOid: 1182, parse: String },
  { oid: 1114, arrayOid: 1115, parse: String },
  { oid: 1184, arrayOid: 1185, parse: String },
];
const TEXT_ARRAY: number = 1009;
const parseTexts = types.getTypeParser(TEXT_ARRAY) as (text: string) => (string | null)[];
const PARSER_OF = new Map<number, (text: string) => unknown>(
  PARSERS.flatMap(({ oid, arrayOid, parse }) => [
    [oid, parse],
    [arrayOid, (text) => parseTexts(text).map((item) => (item === null ? null : parse(item)))],
  ]),
);

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => PARSER_OF.get(oid) ?? types.getTypeParser(oid, format),
};

/** How long one statement may run, in milliseconds; a transaction may lift it with SET LOCAL (migrations, loads). */
const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** A real PostgreSQL, 15 to 18. Broken connections are dropped and opened anew by the pool. */
export function openPostgres(url: string, onLost: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'galley',
    types: typeParsers,
    options: '-c TimeZone=UTC -c DateStyle=ISO -c plan_cache_mode=force_custom_plan',
  });
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', onLost);

  const on = (client: pg.Pool | pg.PoolClient): Queryable => ({
    async query<T extends object = Row>(sql: { text: string; values: unknown[] }) {
      try {
        const result = await client.query(sql.text, sql.values);
        return result.rows as T[];
      } catch (error) {
        throw classify(error);
      }
    },
    async script(text) {
      try {
        await client.query(text);
      } catch (error) {
        throw classify(error);
      }
    },
  });

  /** A connection for several statements. The pool listens to idle ones only: one in use is listened to here. */
  const connect = async () => {
    try {
      const client = await pool.connect();
      client.on('error', onLost);
      return client;
    } catch (error) {
      throw classify(error);
    }
  };
  const release = (client: pg.PoolClient, broken?: Error) => {
    client.off('error', onLost);
    client.release(broken);
  };

  return {
    engine: 'postgres',
    ...on(pool),
    transaction: (work) =>
      withRetries(async () => {
        const client = await connect();
        const transaction = on(client);
        let broken: Error | undefined;
        try {
          await client.query('BEGIN');
          const result = await work(transaction);
          await client.query('COMMIT');
          return result;
        } catch (error) {
          await client.query('ROLLBACK').catch((lost: Error) => (broken = lost));
          throw error instanceof Error && 'code' in error ? classify(error) : error;
        } finally {
          release(client, broken);
        }
      }),
    async *cursor<T extends object = Row>(sql: { text: string; values: unknown[] }, size: number) {
      const client = await connect();
      // Only a result read to its end leaves the connection ready for others. Asking it to give up the rest would wait
      // for an answer, for ever when the connection is lost: it is dropped instead, which ends the statement too.
      let unread: Error | undefined = new Error('the result was not read to its end');
      try {
        // The limit of a statement would count the reader's pauses too.
        await client.query('SET statement_timeout = 0');
        const cursor = client.query(new Cursor<T>(sql.text, sql.values, { types: typeParsers }));
        for (;;) {
          const rows = await cursor.read(size);
          if (rows.length === 0) {
            await client.query('RESET statement_timeout');
            unread = undefined;
            return;
          }
          yield rows;
        }
      } catch (error) {
        throw classify(error);
      } finally {
        release(client, unread);
      }
    },
    close: () => pool.end(),
  };
}
