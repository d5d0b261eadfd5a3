/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '2324d9360575714221ee4e9d9488c5f74d32337d6527273c7cd865f9e2e8ccb4',
};
