import { Sql, type RawValue } from 'sql-template-tag';

/** A statement with the name under which PostgreSQL keeps its plan. */
export type PreparedSql = Sql & { name: string };

/**
 * Like `sql`, for a text that never changes: PostgreSQL keeps its plan for each connection. For statements that take longer to plan than to
 * run. The driver throws when another text has the same name.
 * @param name unique among all statements
 */
export const prepared =
  (name: string) =>
  (strings: readonly string[], ...values: readonly RawValue[]): PreparedSql =>
    Object.assign(new Sql(strings, values), { name });
