/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '67b622b945b96d99c2c1f19f203c36807d560bba05aed489b65ded1e49bdd232',
};
