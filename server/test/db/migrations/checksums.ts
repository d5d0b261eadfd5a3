/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '47f257aa76ee75a8949d106f17841848731c0aa877f317ed2ce70b894e48e7f8',
};
