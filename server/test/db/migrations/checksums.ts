/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: '04d0552a43984dd0df6dae5386e2bbcff619ae27fd021031c3f0ef516e813edb',
};
