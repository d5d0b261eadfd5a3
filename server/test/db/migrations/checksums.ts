/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '016072af16302f7c6bf06c79e05159fcea68d5814025dae9a0384ae7724f56c1',
};
