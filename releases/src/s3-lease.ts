import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Objects, Stored } from './s3-objects.ts';

const LEASE_FILE = '.lock';
const POLL_MS = 50;
const PATIENCE_MS = 60_000;

/** The right to write alone, for as long as it is renewed. */
export interface Lease {
  /** False once somebody else may have it: the process slept, or the store was out of reach. */
  isHeld: () => boolean;
}

interface Ticket {
  id: string;
  by: string;
  renewal: number;
  free: boolean;
}

const parse = ({ bytes }: Stored) => JSON.parse(Buffer.from(bytes).toString('utf8')) as Ticket;
const text = (ticket: Ticket) => JSON.stringify(ticket);

/**
 * Takes the lease when it is free, or when it was not renewed for its whole length as seen from here: no two clocks
 * are compared. Of several that try, the store's condition lets one through.
 * @returns its etag, and since when it is held at the earliest, as performance.now()
 */
async function take(objects: Objects, mine: Ticket, leaseMs: number) {
  const deadline = performance.now() + PATIENCE_MS;
  let seen = { etag: '', since: performance.now() };
  let asked = seen.since;
  for (;;) {
    const stored = await objects.get(LEASE_FILE);
    const holder = stored && parse(stored);
    // A request may have been carried out although its answer was lost.
    if (stored && holder?.id === mine.id) return { etag: stored.etag, since: asked };
    const now = performance.now();
    if (stored && stored.etag !== seen.etag) seen = { etag: stored.etag, since: now };
    if (!stored || holder?.free || now - seen.since > leaseMs) {
      const condition = stored ? { etag: stored.etag } : { absent: true as const };
      asked = performance.now();
      const etag = await objects.put(LEASE_FILE, text(mine), condition);
      if (etag !== null) return { etag, since: asked };
    } else if (now > deadline) {
      throw new Error(`The release store is being changed by process ${holder?.by} for a long time now.`);
    }
    await sleep(POLL_MS * (1 + Math.random()));
  }
}

/** Runs work while no other process does. @param leaseMs a holder that was killed is waited for so long */
export async function withLease<T>(
  objects: Objects,
  leaseMs: number,
  work: (lease: Lease) => Promise<T>,
): Promise<T> {
  const mine: Ticket = { id: randomUUID(), by: `${process.pid} ${hostname()}`, renewal: 0, free: false };
  let { etag, since } = await take(objects, mine, leaseMs);
  let lost = false;
  const isHeld = () => !lost && performance.now() - since < leaseMs * 0.8;

  async function renew(free: boolean): Promise<void> {
    if (!isHeld()) return;
    const asked = performance.now();
    Object.assign(mine, { free, renewal: mine.renewal + 1 });
    const renewed = await objects.put(LEASE_FILE, text(mine), { etag });
    if (renewed !== null) [etag, since] = [renewed, asked];
    else lost = true;
  }

  let renewing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // One that could not be asked for is followed by the next; without any the lease ends.
    renewing = renewing.then(() => renew(false)).catch(() => undefined);
  }, leaseMs / 5);
  try {
    return await work({ isHeld });
  } finally {
    clearInterval(timer);
    await renewing;
    // Whoever comes next waits for the lease's end when this fails; what was done is done.
    await renew(true).catch(() => undefined);
  }
}
