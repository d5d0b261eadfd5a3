import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { valuesOf, type OneOrSeveral } from '@galley/shared/domain/several';

/** ` AND …`, or nothing for the value that means no filter. */
export const equals = (column: string, value: number, none = 0): Sql =>
  value === none ? empty : sql` AND ${raw(column)} = ${value}`;

/** ` AND …` on an integer column, or nothing without a value. */
export function equalsAny(column: string, filter: OneOrSeveral<number>, none = 0): Sql {
  const values = valuesOf(filter, none);
  const [only = none] = values;
  return values.length > 1 ? sql` AND ${raw(column)} = ANY(${values}::int[])` : equals(column, only, none);
}
