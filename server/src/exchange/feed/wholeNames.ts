import sql, { type Sql } from 'sql-template-tag';
import { foldName } from '@galley/shared/domain/foldName';

/**
 * Rows of names, `whole`, to join with the table `t` by folded name. The condition uses the index of whole names. With `=`, PostgreSQL may
 * choose the index of name parts, which reads a thousand times as much if many names begin alike.
 */
export const joinWholeNames = (names: readonly string[]): Sql => sql`
  JOIN unnest(${[...new Set(names.map(foldName))]}::text[]) AS whole (folded) ON t.folded_name BETWEEN whole.folded AND whole.folded`;
