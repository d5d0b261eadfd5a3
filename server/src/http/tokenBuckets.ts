import { LRUCache } from 'lru-cache';

/** A rate limit. */
export interface Allowance {
  /** The maximum at one time. */
  atOnce: number;
  /** How many more each minute. */
  perMinute: number;
}

interface Bucket {
  left: number;
  /** When it was last refilled, in milliseconds. */
  at: number;
}

const MINUTE_MS = 60_000;
/** Far more people than work at once; evicted people start with a full bucket. */
const MOST_PEOPLE = 10_000;

/**
 * A token bucket for each employee, in this process's memory.
 * @returns a function that spends one of an employee's tokens and returns 0, or the seconds until there is one
 */
export function tokenBuckets(
  { atOnce, perMinute }: Allowance,
  now: () => Date,
): (employeeId: number) => number {
  const buckets = new LRUCache<number, Bucket>({ max: MOST_PEOPLE });
  return (employeeId) => {
    const at = now().getTime();
    const before = buckets.get(employeeId) ?? { left: atOnce, at };
    // If the clock was set back, nothing is added or taken away.
    const passed = Math.max(0, at - before.at);
    const filled = Math.min(atOnce, before.left + (passed * perMinute) / MINUTE_MS);
    const isTaken = filled >= 1;
    buckets.set(employeeId, { left: isTaken ? filled - 1 : filled, at });
    return isTaken ? 0 : Math.max(1, Math.ceil(((1 - filled) * 60) / perMinute));
  };
}
