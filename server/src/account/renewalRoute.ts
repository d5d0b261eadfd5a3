import type { FastifyInstance } from 'fastify';
import { countsOf } from '../http/counts.ts';
import type { Database } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import { openRoute } from '../http/route.ts';
import { renewSession } from './renewSession.ts';

const ENDED = 'This session has ended. Sign in again.';
const MISUSED =
  'This session was ended because a replaced renewal cookie was used again, which can mean that it was stolen. Sign in again.';

/** Call 342. */
export function renewalRoute(
  app: FastifyInstance,
  database: Database,
  { secret: key, minutes }: { secret: Uint8Array; minutes: number | undefined },
): void {
  const tokenLifeS = minutes === undefined ? undefined : minutes * 60;
  openRoute(app, 'sessionRenew', async ({ body, request, reply }) => {
    void reply.header('cache-control', 'no-store');
    const secret = app.renewalCookie.read(request);
    if (secret === undefined) throw new HttpProblem(403, 'Only a page of this server can renew a session.');
    if (secret === null) throw new HttpProblem(401, ENDED);
    const renewal = await renewSession(database, key, { secret, jti: body.Session, tokenLifeS });
    if (renewal.kind === 'renewed') {
      app.renewalCookie.write(request, reply, renewal.secret, renewal.seconds);
      return renewal.token;
    }
    if (renewal.kind === 'ended') throw new HttpProblem(401, ENDED);
    if (renewal.isNew) countsOf(app).misusedSessions += 1;
    throw new HttpProblem(401, MISUSED, [], {}, { sessionMisused: true });
  });
}
