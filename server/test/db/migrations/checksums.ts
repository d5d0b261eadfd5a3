/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: 'b1eb7cc4640db2c3f261ccb097e3f040d1dc1b354bd6631aaa1d36ca0e74f822',
};
