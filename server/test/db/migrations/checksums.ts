/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: 'cccfc47df8a35af2195662931756ed43d574e72ffbeea3b9d200236ee4600f0d',
};
