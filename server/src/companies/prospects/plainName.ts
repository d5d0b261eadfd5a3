/**
 * A name without surrounding space, in which every space is a plain one. A no-break space comes with what is pasted; it looks like any
 * other, but PostgreSQL reads it as a letter, and names that look alike would be two.
 */
export const plainName = (name: string): string => name.replaceAll(/\s/gu, ' ').trim();
