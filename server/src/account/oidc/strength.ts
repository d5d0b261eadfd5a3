/** The values of `acr` and of `amr` that count as strong. */
export interface Strength {
  acr: readonly string[];
  amr: readonly string[];
}

/**
 * Whether somebody has signed in at the identity provider in a way that needs no two-step verification here (OIDC-10).
 * @param idToken the claims of the validated ID token alone: nothing else says how somebody has signed in
 */
export const isStrong = ({ acr, amr }: Strength, idToken: Readonly<Record<string, unknown>>): boolean =>
  acr.some((value) => value === idToken.acr) ||
  (Array.isArray(idToken.amr) && amr.some((value) => (idToken.amr as unknown[]).includes(value)));
