import type { FastifyInstance } from 'fastify';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { writeRoutes } from '../../http/writeRoutes.ts';
import { countUnread, readInbox } from './inboxQueries.ts';
import { readWatches, setWatched } from './orderWatches.ts';
import { markShownInTab } from './shownInTab.ts';
import { markRead, muteKinds, setMailTime, setQuietHours, snoozeItem } from './writeInbox.ts';

/** Calls 189, 191 to 194, 196, 197, 245 and 303: notifications and watched order lines. */
export function inboxRoutes(
  app: FastifyInstance,
  database: Database,
  { now, today, timeZone }: { now: () => Date; today: () => Day; timeZone: string },
): void {
  const writeRoute = writeRoutes(app, database);

  // Events in between may be reported twice but aren't lost.
  route(app, 'inbox', async (caller, { query, request }) => {
    await markShownInTab(database, caller, request);
    return readInbox(database.reads(caller), caller, query);
  });

  route(app, 'inboxUnread', async (caller, { query, request }) => {
    await markShownInTab(database, caller, request);
    return countUnread(database.reads(caller), caller, query);
  });

  writeRoute('inboxRead', (transaction, caller, { body }) => markRead(transaction, caller, body));

  writeRoute('inboxSnooze', (transaction, caller, { body }) =>
    snoozeItem(transaction, caller, { today: today(), timeZone, sent: body }),
  );

  writeRoute('inboxMute', (transaction, caller, { body }) => muteKinds(transaction, caller, body));

  writeRoute('inboxMail', (transaction, caller, { body }) =>
    setMailTime(transaction, caller, body, { at: now(), timeZone }),
  );

  writeRoute('inboxQuiet', (transaction, caller, { body }) => setQuietHours(transaction, caller, body));

  route(app, 'orderWatches', (caller) => readWatches(database.reads(caller), caller));

  writeRoute('orderWatch', (transaction, caller, { body }) => setWatched(transaction, caller, body));
}
