/** Each bucket's end is this multiple of the previous one's. */
const GROWTH = 1.1;
/** Bucket 100 ends at 13,780 times the end of the first one; it also contains all larger values. */
const LAST = 100;

/** The end of the first bucket, which contains all smaller values: 10 ms, or a layout shift of 0.001. */
export const FIRST_END = { load: 10, LCP: 10, INP: 10, CLS: 0.001 } as const;
export type Metric = keyof typeof FIRST_END;
export const metrics = Object.keys(FIRST_END) as Metric[];

/**
 * The bucket of a value.
 * @param value in ms, or a layout shift; not negative
 * @returns 0 to 100
 */
export function bucketOf(metric: Metric, value: number): number {
  const ratio = value / FIRST_END[metric];
  if (ratio <= 1) return 0;
  return Math.min(Math.ceil(Math.log(ratio) / Math.log(GROWTH)), LAST);
}

/** The representative value of a bucket, within 5% of each of its values; 0 for the first. */
function valueOf(metric: Metric, bucket: number): number {
  return bucket === 0 ? 0 : FIRST_END[metric] * GROWTH ** (bucket - 0.5);
}

export interface Bucket {
  bucket: number;
  people: number;
}

/** The 75th percentile, within 5%. @returns null without people */
export function p75Of(metric: Metric, buckets: readonly Bucket[]): { p75: number; people: number } | null {
  const people = buckets.reduce((sum, one) => sum + one.people, 0);
  if (people === 0) return null;
  let counted = 0;
  const sorted = buckets.toSorted((one, other) => one.bucket - other.bucket);
  const found = sorted.find((one) => (counted += one.people) >= 0.75 * people);
  const value = valueOf(metric, found?.bucket ?? 0);
  const digits = metric === 'CLS' ? 3 : 0;
  return { p75: Number(value.toFixed(digits)), people };
}
