/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: 'f144f6a9815086faca252e1ec50cccc2ae219c54003b54d39e91bcdcc269e8d2',
  1: 'b3759e1b55bb736380a263a0dc811aa2e323075c485d5d3893ac57d5e1861499',
};
