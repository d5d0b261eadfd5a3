/**
 * The header with which a page requests a renewable session at sign-in: a token for a few minutes, and a cookie to renew it. Without it,
 * the token lasts as long as the session.
 */
export const RENEWAL_HEADER = 'x-renewal';
