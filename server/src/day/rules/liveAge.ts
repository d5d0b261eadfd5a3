/** The maximum age of a page's data, in milliseconds: one day. */
export const MOST_LIVE_AGE_MS = 86_400_000;
