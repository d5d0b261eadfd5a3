import sql, { type Sql } from 'sql-template-tag';
import { foldName } from '@galley/shared/domain/foldName';

/**
 * Rows of names, `whole`, to join a table `t` with whose folded name is one of them, as a condition that the index of whole names answers: for
 * `=`, PostgreSQL may take that of parts of names, which reads a thousand times as much where names begin alike.
 */
export const joinWholeNames = (names: readonly string[]): Sql => sql`
  JOIN unnest(${[...new Set(names.map(foldName))]}::text[]) AS whole (folded) ON t.folded_name BETWEEN whole.folded AND whole.folded`;
