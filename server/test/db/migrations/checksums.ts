/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '2725e43852282023e6465c67f1132f1a9556d490c7562ff9f8c2af1667273c75',
};
