/** The fragment of the page that a browser comes back to from the identity provider: its token is yet to be fetched (OIDC-04). */
export const ARRIVED = '#arrived';
