/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: 'f96a241ff1e03e2b01e823da90b14a42c84507a228702ede6e262b031d7783b2',
};
