/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '48ffbbcf0e0da410c2eb267d09b0f313dd267fceda1e76c5404dda1eca898dc7',
};
