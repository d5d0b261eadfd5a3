/** A text as a LIKE pattern that matches itself alone: %, _ and \ lose their meaning. */
export const likeEscaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The LIKE pattern of a case-insensitive substring over a stored lower-case column. */
export const containing = (text: string): string => `%${likeEscaped(text.trim().toLowerCase())}%`;
