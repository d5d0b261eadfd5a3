/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '26d3888ed8a1ad6d210a3be896ce8aa86194c59b2ff74f20ceb6049303c24dd6',
};
