const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'medium' });

/** A time as whoever operates the releases reads it: of their own clock. */
export const releaseTime = (at: string): string => format.format(new Date(at));
