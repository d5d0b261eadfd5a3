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

/**
 * Whether a person belongs to a canary's share. Always the same for one person and remote, and another part of the
 * people for each remote, so that nobody gets every canary. @param percent 0 to 100
 */
export const isInCanary = (employee: string, remote: string, percent: number): boolean =>
  hash(`${employee.toLowerCase()} ${remote}`) % BUCKETS < (percent / 100) * BUCKETS;
