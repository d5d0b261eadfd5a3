/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: 'a6f1849780cbe9f5f28569b8ebf0e7800c613a095317c87ba3805e6f36f9801e',
};
