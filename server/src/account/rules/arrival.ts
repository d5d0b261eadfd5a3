/** The URL fragment after returning from the identity provider, which makes the page fetch its token (OIDC-04). */
export const ARRIVED = '#arrived';
