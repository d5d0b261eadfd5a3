const BUCKETS = 10_000;

/** FNV-1a, 32 bits: small, and even enough to divide people. Source: Fowler, Noll and Vo. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  // Without this, texts that differ only in their last character are distributed unevenly.
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c_1b_3c_6d);
  return (value ^ (value >>> 12)) >>> 0;
}

/** The person who views a page: their canary key and employee type from the token; empty if it has none. */
export interface Person {
  /** A secret that the server gives only to this person. */
  key: string;
  type: string;
}

/** Who gets a canary: a share of the people, and those whose mark or type is listed. */
export interface CanaryAudience {
  /** 0 to 100. */
  percent: number;
  people?: number[];
  types?: string[];
}

/** Represents a person in public data. Others can't compute it from a guess, because only this person gets the key. */
export const personMark = (key: string, remote: string): number => hash(`${key} ${remote}`);

/**
 * Whether a person is in a canary's audience. The result is stable for a person and remote. Each remote's share consists of different
 * people, so nobody gets every canary. People who aren't signed in get none.
 */
export function isInCanary(
  { percent, people = [], types = [] }: CanaryAudience,
  remote: string,
  { key, type }: Person,
): boolean {
  if (key === '') return false;
  const mark = personMark(key, remote);
  if (mark % BUCKETS < (percent / 100) * BUCKETS || people.includes(mark)) return true;
  return types.some((named) => named.toLowerCase() === type.toLowerCase());
}
