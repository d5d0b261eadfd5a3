/**
 * Trims a name and replaces no-break spaces, which come with pasted text. PostgreSQL treats them as letters, so names that look the same
 * would differ.
 */
export const plainName = (name: string): string => name.replaceAll(/\s/gu, ' ').trim();
