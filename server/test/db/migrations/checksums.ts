/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: 'bc79c8e6626f8d1b865f0c60fd5b85f7b4a2314487d5dde92f429c31b3ccdd49',
};
