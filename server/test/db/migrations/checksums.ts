/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: 'd0a91014134f68c789f437cc8b9c75f54af8cc9fc24c816c43d184ea941655b6',
};
