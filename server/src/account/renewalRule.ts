/** Of a session: the renewal secret that was used last. Null and 0: none was. */
export interface Used {
  hash: string | null;
  generation: number;
}

/** A secret that the session was given: the first at the sign-in is of generation 1, an answer is of the one after what was used. */
export interface Given {
  hash: string;
  generation: number;
}

/**
 * Whether a secret renews its session (SESS-05): an answer to the one that was used last does, and so does that one itself, since its
 * answer may have been lost, or two tabs have sent it at once. Any other was replaced: whoever has it has a copy.
 */
export const mayRenew = (used: Used, given: Given): boolean =>
  given.generation === used.generation + 1 || given.hash === used.hash;
