// @ts-check
const DAY_MS = 86_400_000;

/** A year from now, as 2027-11-27: an expiry date for service tokens, which are valid for at most two years. */
export const nextYear = () => new Date(Date.now() + 365 * DAY_MS).toISOString().slice(0, 10);
