import sql, { empty, raw, type Sql } from 'sql-template-tag';

/** ` AND …`, or nothing for the value that asks for none. */
export const equals = (column: string, value: number, none = 0): Sql =>
  value === none ? empty : sql` AND ${raw(column)} = ${value}`;
