/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: 'fe1d5d9579e0f7585245218b27740d75718c266a601eb8b1b207d366044f945b',
};
