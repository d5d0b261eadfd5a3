import sql, { empty, type Sql } from 'sql-template-tag';
import { foldName } from '@galley/shared/domain/foldName';

/** Escapes a text for LIKE: %, _ and \ lose their meaning. */
export const likeEscaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * The LIKE pattern of a case-insensitive substring over a stored lower-case column. The database lowers both: it knows
 * one small letter for each capital, where JavaScript makes two of an İ and another one of a Σ at the end.
 */
export const containing = (text: string): Sql => sql`lower(${`%${likeEscaped(text.trim())}%`})`;

/** The same, of what a column begins with. */
export const beginning = (text: string): Sql => sql`lower(${`${likeEscaped(text.trim())}%`})`;

/** Shorter ones match too many names and can't use the index. */
const LEAST_FOLDED = 3;

/** The LIKE pattern of a substring over a stored `fold_name`. Nothing in it has a meaning for LIKE. */
export const containingName = (text: string): Sql => sql`('%' || fold_name(${text}) || '%')`;

/** Whether a text is left to look for when accents, case, punctuation and spaces are no difference. */
export const isName = (text: string): boolean => foldName(text) !== '';

/**
 * Whether a record has a name with a text in it (FIND-09), in SQL over its columns `search` and `folded_name`. Of a text with hardly a letter,
 * such as A&B, each character counts.
 * @param of `found.`: of which table
 */
export const hasName = (text: string, of: Sql = empty): Sql =>
  foldName(text).length < LEAST_FOLDED
    ? sql`${of}search LIKE ${containing(text)}`
    : sql`${of}folded_name LIKE ${containingName(text)}`;

/** The same, of what a name begins with. */
export const nameStartsWith = (text: string, of: Sql = empty): Sql =>
  foldName(text).length < LEAST_FOLDED
    ? sql`${of}search LIKE ${beginning(text)}`
    : sql`${of}folded_name LIKE (fold_name(${text}) || '%')`;
