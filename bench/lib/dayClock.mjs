// A PostgreSQL whose clock a measurement can move forward: hours pass between the parts of a day, so that what lasts only hours
// expires.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { binaries } from '../../server/test/dist/db/testPostgres.js';
import { raw, sql } from './sql.mjs';

const moved = (name, volatility) => `
  CREATE FUNCTION public.${name}() RETURNS timestamptz ${volatility} LANGUAGE sql
  AS 'SELECT pg_catalog.${name}() + skew FROM day_clock.skew'`;

/**
 * Must run before the schema, because column defaults bind to the function that exists at that time. A work day passes about
 * seventy times as fast, so autovacuum, which by default checks once a minute, checks more often too.
 */
const STATEMENTS = [
  'CREATE SCHEMA day_clock',
  `CREATE TABLE day_clock.skew AS SELECT interval '0' AS skew`,
  moved('now', 'STABLE'),
  moved('clock_timestamp', 'VOLATILE'),
  'ALTER DATABASE postgres SET search_path = public, pg_catalog',
  `ALTER SYSTEM SET autovacuum_naptime = '1s'`,
  'SELECT pg_reload_conf()',
];

/** Gives an empty database such a clock. */
export function giveClock(url) {
  const commands = STATEMENTS.flatMap((statement) => ['--command', statement]);
  execFileSync(path.join(binaries(), 'psql'), ['--quiet', '--set=ON_ERROR_STOP=1', ...commands, url]);
}

/** Moves the clock forward. */
export const passHours = (database, hours) =>
  database.query(sql`UPDATE day_clock.skew SET skew = skew + ${raw(`interval '${hours} hours'`)}`);
