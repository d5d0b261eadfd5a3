/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '3159efd764a0fd5c661069aa4920455a3b44ebd320335978d91b48d1ffd61437',
};
