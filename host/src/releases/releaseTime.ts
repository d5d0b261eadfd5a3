const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'medium' });

/** A time in the reader's own time zone. */
export const releaseTime = (at: string): string => format.format(new Date(at));
