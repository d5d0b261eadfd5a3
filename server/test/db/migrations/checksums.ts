/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '3d51be7325f9b461152667189f8c4e84d2dec3c31734607ce64a5aee25ecbf95',
};
