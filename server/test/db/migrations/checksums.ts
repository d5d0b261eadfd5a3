/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '0617ac67f67c615b62e091cea33285bfaf3b7c75eede339427cca58a5a8f51d8',
};
