/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '06c8578cbfdacf4d929ca2cea913031766c2fb9ffcc1cf9230c6172b44298bf1',
};
