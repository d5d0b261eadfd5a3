import { Sql, type RawValue } from 'sql-template-tag';

/**
 * SQL whose text is the same whatever is asked, such as the columns of rows whose ids are known. PostgreSQL keeps its
 * plan for each connection: making one takes longer than running it. Anything with conditions that come and go is `sql`.
 */
export class FixedSql extends Sql {}

/** Like `sql`, for a text that stays the same. */
export const fixedSql = (strings: readonly string[], ...values: readonly RawValue[]): FixedSql =>
  new FixedSql(strings, values);

/** The names of the kept plans, by text. */
export function planNames() {
  const names = new Map<string, string>();
  let given = 0;
  const give = (text: string) => {
    given += 1;
    names.set(text, `galley_${given}`);
  };
  return {
    /** Undefined when no plan is to be kept. */
    of(statement: Sql): string | undefined {
      if (!(statement instanceof FixedSql)) return undefined;
      if (!names.has(statement.text)) give(statement.text);
      return names.get(statement.text);
    },
    /** Another name from now on: each connection makes a plan anew. */
    renew: ({ text }: Sql) => give(text),
  };
}
