import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { tellByTime } from './tellByTime.ts';
import { tellOfViews } from './tellOfViews.ts';

/** What is told of itself, how often in milliseconds, and what it is in the log. */
const TOLD = [
  { tell: tellByTime, everyMs: 60_000, what: 'what is due' },
  { tell: tellOfViews, everyMs: 5_000, what: 'of watched views' },
];

/** Tells for as long as the server runs. */
export function keepTelling(
  app: FastifyInstance,
  database: Database,
  { now, timeZone }: { now: () => Date; timeZone: string },
): void {
  for (const { tell, everyMs, what } of TOLD) {
    let running: Promise<void> | undefined;
    const timer = setInterval(() => {
      running ??= tell(database, now(), timeZone)
        .catch((error: unknown) => app.log.warn(error, `inboxes were not told ${what}`))
        .finally(() => {
          running = undefined;
        });
    }, everyMs).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await running;
    });
  }
}
