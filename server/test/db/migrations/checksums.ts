/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: 'fa1c47e3e75af2928e5c681b7e092853fad215af89af9bd30d492c0af64656ad',
};
