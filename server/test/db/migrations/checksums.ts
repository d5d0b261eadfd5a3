/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '4688809810a02626628f71972f7efad98dfead3c1c6a6d8cbaec22a84e28b85a',
};
