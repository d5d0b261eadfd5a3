/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '183620759a94629313e7ba886dd447fc0d2d6d3008fa6141af0f74b5d364ec0f',
};
