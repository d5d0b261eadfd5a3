/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: 'eedf4e203701a8b847e3100fee8d90933fc45367ad21704258a52055c80dc916',
};
