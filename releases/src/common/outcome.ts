/** Why a release operation was not carried out. */
export type RefusalCode =
  /** The request itself makes no sense: a name that can't be one, nothing to change. */
  | 'invalid'
  /** No such remote or release in the store. */
  | 'unknown'
  /** It is published already; a release is never overwritten. */
  | 'exists'
  /** The registry is no longer at the revision that the caller had read. */
  | 'moved'
  /** The gate found reasons against it. */
  | 'gate'
  /** The key that should sign it may not, or there is none. */
  | 'forbidden';

export interface Refusal {
  code: RefusalCode;
  /** Every reason, in sentences. */
  reasons: string[];
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const refused = (code: RefusalCode, ...reasons: string[]): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, reasons },
});
