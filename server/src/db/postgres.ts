import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { addressOf } from './address.ts';
import type { Database, Queryable, Transaction, Row } from './database.ts';
import { classify, DatabaseError, hasOutdatedPlan, withRetries } from './errors.ts';
import { listenOnPostgres } from './postgresListener.ts';
import type { PreparedSql } from './prepared.ts';

const { Pool, types } = pg;

/** int8 and numeric become numbers: all values here are far below 2^53. Dates and times stay text. */
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

/** How long one statement may run, in milliseconds; patient transactions have no limit. */
const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
const MOST_CONNECTIONS = 16;
/** For each sort and each hash table: with PostgreSQL's default of 4 MB, those over millions of lines spill to disk. */
const WORK_MEMORY = '16MB';
/** PostgreSQL would have canceled the statement by then, so the connection is lost. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 2_000;
const NO_LIMIT = 0;
/** How long one batch of a large result may take: PostgreSQL may have to sort the whole result first. */
const BATCH_TIMEOUT_MS = 120_000;

/** @throws DatabaseError when the answer takes longer than `limit` milliseconds */
async function withTimeout<T>(limit: number, answer: Promise<T>): Promise<T> {
  const over = new AbortController();
  const tooLate = sleep(limit, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new DatabaseError('unavailable', 'the database has stopped answering', undefined, undefined);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    tooLate.catch(() => undefined);
    over.abort();
  }
}

/** The application name of the connections of servers and commands. */
export const APPLICATION = 'galley';

interface PostgresOptions {
  application?: string;
  /** Checks each new connection before it's used; throws to reject it. */
  admit?: ((connection: Queryable) => Promise<void>) | undefined;
  /** Where to get a session, when connections to `url` are shared between transactions by a pooler (OPS-44). */
  sessionUrl?: string | undefined;
}

/** Only exports and notices need a session. */
const MOST_SESSIONS = 8;

/** A PostgreSQL database, version 15 to 18. The pool replaces broken connections. */
export function openPostgres(
  url: string,
  onLost: (error: Error) => void,
  { application = APPLICATION, admit, sessionUrl }: PostgresOptions = {},
): Database {
  const isPooled = sessionUrl !== undefined;
  const common: pg.ClientConfig = {
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: application,
    types: typeParsers,
  };
  const config: pg.ClientConfig = {
    ...common,
    ...addressOf(sessionUrl ?? url),
    statement_timeout: STATEMENT_TIMEOUT_MS,
    options: `-c TimeZone=UTC -c DateStyle=ISO -c jit=off -c work_mem=${WORK_MEMORY}`,
  };
  const admitted = async (client: pg.ClientBase) => admit?.(on(client));
  // The pool supports onConnect, but its types don't declare it.
  const poolOf = (how: pg.ClientConfig, max: number) => {
    const options: pg.PoolConfig & { onConnect: (client: pg.ClientBase) => Promise<void> } = {
      ...how,
      max,
      onConnect: admitted,
    };
    const opened = new Pool(options);
    // Without a listener, an idle connection that breaks would end the process.
    opened.on('error', onLost);
    return opened;
  };
  // A pooler refuses or drops settings that it doesn't know, so the role has them.
  const pool = poolOf(isPooled ? { ...common, ...addressOf(url) } : config, MOST_CONNECTIONS);
  const sessions = isPooled ? poolOf(config, MOST_SESSIONS) : pool;

  /** Increased when a migration changed columns of cached plans: each connection then plans again. */
  let planVersion = 0;

  const on = (client: pg.Pool | pg.ClientBase, timeout = ANSWER_TIMEOUT_MS): Transaction => {
    const send = async (query: { text: string; values?: unknown[]; name?: string }) => {
      try {
        // The driver supports query_timeout, but its types don't declare it.
        const limited = { ...query, query_timeout: timeout };
        return await client.query(limited);
      } catch (error) {
        throw classify(error);
      }
    };
    const run = async ({ text, values, name }: Sql & Partial<PreparedSql>) => {
      const version = planVersion;
      try {
        const kept = name !== undefined && !isPooled;
        return await send({ text, values, ...(kept ? { name: `${name}_${version}` } : {}) });
      } catch (error) {
        if (!(error instanceof DatabaseError && hasOutdatedPlan(error))) throw error;
        planVersion = Math.max(planVersion, version + 1);
        // A transaction can't continue after an error, so it is retried as a whole.
        if (client !== pool) throw error;
        return send({ text, values });
      }
    };
    return {
      query: async <T extends object = Row>(statement: Sql) => (await run(statement)).rows as T[],
      script: async (text) => void (await send({ text })),
    };
  };

  /** A connection for several statements. The pool handles errors of idle connections; this handles those of one in use. */
  const connect = async (from = pool) => {
    try {
      const client = await from.connect();
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

  const pooled = on(pool);
  return {
    engine: 'postgres',
    ...pooled,
    reads: () => pooled,
    transaction: (work, { patient = false } = {}) =>
      withRetries(async () => {
        const client = await connect();
        const transaction = on(client, patient ? NO_LIMIT : ANSWER_TIMEOUT_MS);
        let broken: Error | undefined;
        try {
          await transaction.script(patient ? 'BEGIN; SET LOCAL statement_timeout = 0' : 'BEGIN');
          const result = await work(transaction);
          await transaction.script('COMMIT');
          return result;
        } catch (error) {
          // The database may have stopped responding: drop the connection, which also rolls back.
          if (error instanceof DatabaseError && error.kind === 'unavailable') broken = error;
          else await transaction.script('ROLLBACK').catch((lost: Error) => (broken = lost));
          throw error;
        } finally {
          release(client, broken);
        }
      }),
    async *cursor<T extends object = Row>(sql: { text: string; values: unknown[] }, size: number) {
      const client = await connect(sessions);
      // A connection is reusable only if its result was read to the end. Otherwise, drop it, which also ends the statement: closing the
      // cursor would wait forever on a lost connection.
      let unread: Error | undefined = new Error('the result was not read to its end');
      try {
        // The statement timeout would also count the reader's pauses.
        await client.query('SET statement_timeout = 0');
        // WITH HOLD stores the result, so that a slow reader doesn't hold back vacuum.
        const declared = `DECLARE galley_rows NO SCROLL CURSOR WITH HOLD FOR ${sql.text}`;
        await withTimeout(BATCH_TIMEOUT_MS, client.query(declared, sql.values));
        for (;;) {
          const { rows } = await withTimeout(
            BATCH_TIMEOUT_MS,
            client.query<T & pg.QueryResultRow>(`FETCH ${size} FROM galley_rows`),
          );
          if (rows.length > 0) yield rows;
          if (rows.length < size) {
            await client.query('CLOSE galley_rows; RESET statement_timeout');
            unread = undefined;
            return;
          }
        }
      } catch (error) {
        throw classify(error);
      } finally {
        release(client, unread);
      }
    },
    listen: (channel, call) => listenOnPostgres({ config, admit: admitted, channel, call }),
    pools() {
      const all = isPooled ? [pool, sessions] : [pool];
      const sum = (count: (one: pg.Pool) => number) => all.reduce((total, one) => total + count(one), 0);
      return {
        primary: {
          inUse: sum(({ totalCount, idleCount }) => totalCount - idleCount),
          idle: sum(({ idleCount }) => idleCount),
          waiting: sum(({ waitingCount }) => waitingCount),
        },
      };
    },
    async close() {
      await pool.end();
      if (isPooled) await sessions.end();
    },
  };
}
