import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '#server/demo/random';
import type { Entry, Ledger } from './ledger.ts';
import { send, type Reply } from './service.ts';
import { writesOf, type Place, type Write } from './writes.ts';

/** Clients that write at the same time. Source: the target for durability. */
const WRITERS = 8;

interface Writers {
  /** Lets all of them write to a server until `stop` is called. @returns `stop`, which waits for the last responses */
  write: (url: string, token: string) => () => Promise<void>;
}

/** Unknown, or to be retried: neither done nor refused. */
const isOpen = (reply: Reply) => reply === undefined || reply.status === 503;

/**
 * Clients that record what was acknowledged. After a pause they send other writes again with the same key,
 * or give them up; then it's unknown whether they were done.
 */
export function startWriters(seed: number, places: Place[], ledger: Ledger): Writers {
  const clients = Array.from({ length: WRITERS }, (_, index) => {
    const random = seededRandom(seed * 1000 + index);
    const next = writesOf(random, places, `mark-${seed}-${index}`);
    let waiting: { write: Write; entry: Entry } | undefined;
    const begin = () => {
      const write = next();
      const { taken: _taken, ...call } = write;
      const entry: Entry = { ...call, key: randomUUID() };
      ledger.entries.push(entry);
      return { write, entry };
    };
    const step = async (url: string, token: string) => {
      const { write, entry } = waiting ?? begin();
      waiting = { write, entry };
      const reply = await send(url, token, entry);
      if (reply === undefined || isOpen(reply)) return false;
      waiting = undefined;
      if (reply.status === 200) {
        entry.answer = reply.body;
        write.taken(reply.body as never);
      } else {
        ledger.surprises.push(`${entry.action}: ${reply.status} ${JSON.stringify(reply.body)}`);
      }
      return true;
    };
    return async (url: string, token: string, isOver: () => boolean) => {
      if (random.chance(0.5)) waiting = undefined;
      while (!isOver()) if (!(await step(url, token))) await sleep(20);
    };
  });
  return {
    write(url, token) {
      let over = false;
      const running = clients.map((run) => run(url, token, () => over));
      return async () => {
        over = true;
        await Promise.all(running);
      };
    },
  };
}
