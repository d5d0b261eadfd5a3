/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '24726e95a7f3bfeab2391564e17612e9e6c8e460681219839870a43a9068ad26',
};
