import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { repeatedly } from '../../common/repeatedly.ts';
import { endOpen, forgetSilent, markOpen } from './presence.ts';

const MINUTE_MS = 60_000;

/** Deletes expired reports while the server runs; otherwise, only new reports delete them. */
export function startPresenceCleanup(app: FastifyInstance, database: Database): void {
  repeatedly(app, {
    everyMs: MINUTE_MS,
    work: () => forgetSilent(database),
    onError: (error) => app.log.warn(error, 'expired presence could not be deleted'),
  });
}

/** Calls 304 and 305: who else has a record open. Both can be repeated safely. */
export function presenceRoutes(app: FastifyInstance, database: Database): void {
  route(app, 'presence', (caller, { body }) =>
    database.transaction((transaction) => markOpen(transaction, caller, body)),
  );

  route(app, 'presenceEnd', (caller, { query }) =>
    database.transaction((transaction) => endOpen(transaction, caller, query)),
  );
}
