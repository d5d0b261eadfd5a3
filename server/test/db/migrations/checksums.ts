/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '82a277e455f14a7a061505b6f055125a0570fd72ebdb2195f155213f7be1d1d8',
};
