/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: 'ca981455dc17603065a332e3f5a353b25287aea728fc7c5bcce63e068466634d',
};
