/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: 'd1b6598ad11fe1b7dd8236052e06c4fe90a520d3e69d7d6525828b7a9bfa9b95',
};
