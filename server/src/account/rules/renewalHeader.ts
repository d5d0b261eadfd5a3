/**
 * The header by which a page asks at a sign-in for a session that it renews: with a token of some minutes, and a cookie that renews it.
 * Whoever does not ask gets a token for as long as the session lasts.
 */
export const RENEWAL_HEADER = 'x-renewal';
