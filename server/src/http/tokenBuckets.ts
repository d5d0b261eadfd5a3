import { LRUCache } from 'lru-cache';

/** How often something may be done. */
export interface Allowance {
  /** In one go. */
  atOnce: number;
  /** And so many more with each minute. */
  perMinute: number;
}

interface Bucket {
  left: number;
  /** When it was last filled up, in milliseconds. */
  at: number;
}

const MINUTE_MS = 60_000;
/** Far more than work at once; evicted people start with a full bucket. */
const MOST_PEOPLE = 10_000;

/**
 * A token bucket for each employee, in the memory of this process.
 * @returns takes one token of an employee: 0 when there was one, else in how many seconds there is
 */
export function tokenBuckets(
  { atOnce, perMinute }: Allowance,
  now: () => Date,
): (employeeId: number) => number {
  const buckets = new LRUCache<number, Bucket>({ max: MOST_PEOPLE });
  return (employeeId) => {
    const at = now().getTime();
    const before = buckets.get(employeeId) ?? { left: atOnce, at };
    // A clock that was set back fills nothing, and takes nothing away.
    const passed = Math.max(0, at - before.at);
    const filled = Math.min(atOnce, before.left + (passed * perMinute) / MINUTE_MS);
    const isTaken = filled >= 1;
    buckets.set(employeeId, { left: isTaken ? filled - 1 : filled, at });
    return isTaken ? 0 : Math.max(1, Math.ceil(((1 - filled) * 60) / perMinute));
  };
}
