/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: 'e131715187aa91c59ee4b1bd0d296d8eca62ea186d265e8e16219a27a7510b5e',
};
