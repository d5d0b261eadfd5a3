const BUCKETS = 10_000;

/** FNV-1a, 32 bits: small, and even enough to share people out. Source: Fowler, Noll and Vo. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  // The last bits alone are uneven for texts that differ in their last character.
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c_1b_3c_6d);
  return (value ^ (value >>> 12)) >>> 0;
}

/** Who looks at a page: their canary key and their employee type, as the token says; empty where it does not. */
export interface Person {
  /** A secret that the server gives to this person alone. */
  key: string;
  type: string;
}

/** Who gets a canary: a share of the people, and beside it those whose mark or type is named. */
export interface CanaryAudience {
  /** 0 to 100. */
  percent: number;
  people?: number[];
  types?: string[];
}

/** What stands for a person in what everybody may read. Nobody can try it out on others, whose keys only they know. */
export const personMark = (key: string, remote: string): number => hash(`${key} ${remote}`);

/**
 * Whether a person belongs to a canary's audience. Always the same for one person and remote, and its share is another
 * part of the people for each remote, so that nobody gets every canary. Nobody signed in gets none.
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
