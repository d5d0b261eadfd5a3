import sql, { type Sql } from 'sql-template-tag';

/** A text as a LIKE pattern that matches itself alone: %, _ and \ lose their meaning. */
export const likeEscaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * The LIKE pattern of a case-insensitive substring over a stored lower-case column. The database lowers both: it knows
 * one small letter for each capital, where JavaScript makes two of an İ and another one of a Σ at the end.
 */
export const containing = (text: string): Sql => sql`lower(${`%${likeEscaped(text.trim())}%`})`;

/** The same, of what a column begins with. */
export const beginning = (text: string): Sql => sql`lower(${`${likeEscaped(text.trim())}%`})`;
