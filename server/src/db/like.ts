import sql, { empty, type Sql } from 'sql-template-tag';
import { foldName } from '@galley/shared/domain/foldName';

/** Escapes %, _ and \ for LIKE. */
export const likeEscaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * The LIKE pattern of a case-insensitive substring over a stored lower-case column. The database lowercases both, since JavaScript differs:
 * it turns İ into two characters, and a final Σ into another letter.
 */
export const containing = (text: string): Sql => sql`lower(${`%${likeEscaped(text.trim())}%`})`;

/** The same for a prefix of the column. */
export const beginning = (text: string): Sql => sql`lower(${`${likeEscaped(text.trim())}%`})`;

/** Shorter folded texts match too many names and can't use the index. */
const LEAST_FOLDED = 3;

/** The LIKE pattern of a substring over a stored `fold_name`. Folded text needs no escaping for LIKE. */
export const containingName = (text: string): Sql => sql`('%' || fold_name(${text}) || '%')`;

/** Whether any text is left once accents, case, punctuation and spaces are ignored. */
export const isName = (text: string): boolean => foldName(text) !== '';

/**
 * Whether a record's name contains a text (FIND-09), in SQL over its columns `search` and `folded_name`. In a text with hardly any letters,
 * such as A&B, every character counts.
 * @param of the table's prefix, such as `found.`
 */
export const nameContains = (text: string, of: Sql = empty): Sql =>
  foldName(text).length < LEAST_FOLDED
    ? sql`${of}search LIKE ${containing(text)}`
    : sql`${of}folded_name LIKE ${containingName(text)}`;

/** The same for a prefix of the name. */
export const nameStartsWith = (text: string, of: Sql = empty): Sql =>
  foldName(text).length < LEAST_FOLDED
    ? sql`${of}search LIKE ${beginning(text)}`
    : sql`${of}folded_name LIKE (fold_name(${text}) || '%')`;
