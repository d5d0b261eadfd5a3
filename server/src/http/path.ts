/** A request's address without its query. Works for '//', which the URL class can't parse. */
export const pathOf = (url: string): string => url.replace(/\?.*$/, '');

/** Paths that begin like this are calls. */
export const CALLS = /^\/(v1|account)\//;
