/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '1946056693454f090287023d0b8c1e8e21f71ab303170a24b2da7b1c836a42b7',
};
