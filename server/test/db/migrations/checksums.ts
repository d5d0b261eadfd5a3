/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '1e60b3b261b6295e8e4f7e6514f7eaa65d732d6ca2d2ff1ccd78f62149998dfa',
};
