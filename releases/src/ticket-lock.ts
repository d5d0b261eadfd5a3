import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode } from './durable.ts';

const POLL_MS = 5;
const PATIENCE_MS = 30_000;
/** A change takes milliseconds. A ticket this old is of a process on another machine that died, or hangs. */
const STALE_MS = 60_000;

/** Tells this process from the one that was killed before it: in a container each has the number 1. */
const SELF = `${process.pid} ${hostname()} ${randomUUID()}`;

/** Whether the holder of a ticket may still be at work. */
async function isAlive(file: string): Promise<boolean> {
  try {
    const holder = await readFile(file, 'utf8');
    if (Date.now() - (await stat(file)).mtimeMs > STALE_MS) return false;
    const [pid, host] = holder.split(' ');
    if (host !== hostname()) return true;
    if (Number(pid) === process.pid) return holder === SELF;
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    // Not permitted to signal it: it lives. Gone, or its ticket is: it is done.
    return hasCode(error, 'EPERM');
  }
}

const ticketsIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => /^\d+$/.test(name)).map(Number);

/**
 * Draws the next number. Whoever finds a higher one drawn meanwhile draws again, so that nobody can slip in below a
 * ticket whose holder has already looked for lower ones.
 */
async function draw(folder: string): Promise<number> {
  const mine = path.join(folder, `${randomUUID()}.tmp`);
  try {
    await writeFile(mine, SELF);
    for (;;) {
      const ticket = Math.max(0, ...(await ticketsIn(folder))) + 1;
      const file = path.join(folder, String(ticket));
      // A link appears with its content, and only if nobody else has the number.
      const isMine = await link(mine, file).then(
        () => true,
        (error: unknown) => {
          if (hasCode(error, 'EEXIST')) return false;
          throw error;
        },
      );
      if (!isMine) continue;
      if (Math.max(...(await ticketsIn(folder))) === ticket) return ticket;
      await rm(file, { force: true });
    }
  } finally {
    await rm(mine, { force: true });
  }
}

async function waitForTurn(folder: string, ticket: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const before = (await ticketsIn(folder)).filter((other) => other < ticket);
    const alive = await Promise.all(before.map((other) => isAlive(path.join(folder, String(other)))));
    const holder = before[alive.indexOf(true)];
    if (holder === undefined) {
      await Promise.all(before.map((dead) => rm(path.join(folder, String(dead)), { force: true })));
      return;
    }
    if (Date.now() > deadline) {
      const who = await readFile(path.join(folder, String(holder)), 'utf8').catch(() => 'somebody');
      throw new Error(
        `The release store is being changed by process ${who}; its ticket is ${folder}/${holder}.`,
      );
    }
    await sleep(POLL_MS);
  }
}

/**
 * Runs work while no other process does, in the order of numbered tickets. A plain lock file can't be taken from a
 * holder that was killed without a race in which two take it; a dead ticket is just passed over.
 */
export async function withTicket<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true });
  const ticket = await draw(folder);
  try {
    await waitForTurn(folder, ticket);
    return await work();
  } finally {
    await rm(path.join(folder, String(ticket)), { force: true });
  }
}
