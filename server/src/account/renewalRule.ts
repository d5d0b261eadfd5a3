/** A session's last used renewal secret. Null and 0: none yet. */
export interface UsedRenewal {
  hash: string | null;
  generation: number;
}

/** A renewal secret of the session. Generation 1 comes from the sign-in; each response has the generation after the last used one. */
export interface RenewalSecret {
  hash: string;
  generation: number;
}

/**
 * Whether a secret renews its session (SESS-05): the successor of the last used secret does, and also the last used one itself, because
 * its response may have been lost or two tabs may have sent it. Any older one was replaced, so it's a stolen copy.
 */
export const mayRenew = (used: UsedRenewal, given: RenewalSecret): boolean =>
  given.generation === used.generation + 1 || given.hash === used.hash;
