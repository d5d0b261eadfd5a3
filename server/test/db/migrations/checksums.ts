/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '80c1d18060b3bbcd8832230758a457d0ae86fe56cf3968dfd521bbd122cac0bb',
};
