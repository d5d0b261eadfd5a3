import type { FastifyInstance } from 'fastify';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../../db/database.ts';
import { etagOf } from '../../http/etag.ts';
import { HttpProblem } from '../../http/problem.ts';
import { openRoute, route } from '../../http/route.ts';
import { countUnknownAddress } from '../../account/index.ts';
import { write } from '../../http/write.ts';
import { readCalendarActivities } from './calendarActivities.ts';
import { calendarText } from './calendarText.ts';
import { makeFeed, noteRead, ownerOf, readFeed, revokeFeed } from './feedQueries.ts';

interface Options {
  database: Database;
  today: () => Day;
  /** The base of the feed's address and of its links. */
  publicUrl: string;
}

/** Calls 206 to 209: an employee's activities for calendar apps. */
export function calendarFeedRoutes(app: FastifyInstance, { database, today, publicUrl }: Options): void {
  route(app, 'calendarFeedMake', async (caller, { body, request }) => {
    await app.confirmPerson(caller, request, body.Proof);
    // No Idempotency-Key: its stored response would contain the secret.
    const secret = await database.transaction((transaction) => makeFeed(transaction, caller.employeeId));
    return { Address: `${publicUrl}/v1/calendar/${secret}/activities.ics` };
  });

  route(app, 'calendarFeed', ({ employeeId }) => readFeed(database, employeeId));

  route(app, 'calendarFeedRevoke', (caller, { request }) =>
    write(database, caller, request, async (transaction) => {
      await revokeFeed(transaction, caller.employeeId);
      return true;
    }),
  );

  openRoute(app, 'calendarFile', async ({ params, request, reply }) => {
    const owner = await ownerOf(database, params.secret);
    if (owner === undefined) {
      await countUnknownAddress(database, 'calendar', request);
      throw new HttpProblem(404, 'There is no calendar at this address.');
    }
    const text = calendarText(await readCalendarActivities(database, owner, today()), publicUrl);
    await noteRead(database, owner);
    const file = Buffer.from(text);
    const etag = etagOf(file);
    void reply.headers({ etag, 'cache-control': 'private, max-age=0, must-revalidate' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(file);
  });
}
