/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '5db6452d41a5daec9aeba6a42f32e5bb6b1c3b85505417918f42431baa4c209f',
};
