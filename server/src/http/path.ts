/** A request's address without its query. Works for '//', which the URL class can't parse. */
export const pathOf = (url: string): string => url.replace(/\?.*$/, '');

/** Everything below these is a call. */
export const CALLS = /^\/(v1|account)\//;
