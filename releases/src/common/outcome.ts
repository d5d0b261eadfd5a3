/** Why a release operation wasn't carried out. */
export type RefusalCode =
  /** The request makes no sense: an impossible name, or nothing to change. */
  | 'invalid'
  /** There is no such remote or release in the store. */
  | 'unknown'
  /** It's already published; a release is never overwritten. */
  | 'exists'
  /** The registry is no longer at the revision that the caller read. */
  | 'moved'
  /** The gate found reasons against it. */
  | 'gate'
  /** There is no signing key, or its owner isn't allowed to do this. */
  | 'forbidden';

export interface Refusal {
  code: RefusalCode;
  /** All reasons, as sentences. */
  reasons: string[];
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const refused = (code: RefusalCode, ...reasons: string[]): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, reasons },
});
