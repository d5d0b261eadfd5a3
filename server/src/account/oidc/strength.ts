/** The values of `acr` and of `amr` that count as strong. */
export interface Strength {
  acr: readonly string[];
  amr: readonly string[];
}

/**
 * Whether a sign-in at the identity provider was strong enough to need no two-step verification here (OIDC-10).
 * @param idToken only the claims of the validated ID token: nothing else says how somebody signed in
 */
export const isStrong = ({ acr, amr }: Strength, idToken: Readonly<Record<string, unknown>>): boolean =>
  acr.some((value) => value === idToken.acr) ||
  (Array.isArray(idToken.amr) && amr.some((value) => (idToken.amr as unknown[]).includes(value)));
