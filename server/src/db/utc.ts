import { raw, type Sql } from 'sql-template-tag';

/** A timestamp column in the calls' format: UTC, to the second. */
export const utc = (column: string): Sql =>
  raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);
