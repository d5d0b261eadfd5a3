import type { FastifyInstance } from 'fastify';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../../db/database.ts';
import { figureRoutes } from '../figures/routes.ts';
import { acceptedEncoding } from '../../http/encoding.ts';
import { myDayRoutes } from '../myDay/routes.ts';
import { route } from '../../http/route.ts';
import { counts } from './counts.ts';
import { optionsCache } from './optionsCache.ts';
import { accountOwners, salesReps } from './salesReps.ts';

/** The company id that requests account owners instead of sales reps. */
const ACCOUNT_OWNERS = -1;

/** Calls 1, 2, 10, 258, 259 and 320. */
export function lookupRoutes(app: FastifyInstance, database: Database, today: () => Day): void {
  // These figures are counts of lists, like those in the header.
  myDayRoutes(app, database, today);
  figureRoutes(app, database, today);
  const options = optionsCache(database);

  route(app, 'trendGroups', async (_caller, { request, reply }) => {
    const { etag, json, compressed } = await options();
    void reply.headers({
      etag,
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, authorization',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    void reply.type('application/json; charset=utf-8');
    // Sent as bytes, because the list was serialized and compressed when it was built.
    const encoding = acceptedEncoding(request, compressed.keys());
    if (encoding === undefined) return reply.send(json);
    return reply.header('content-encoding', encoding).send(compressed.get(encoding));
  });

  route(app, 'counts', (caller, { body }) =>
    counts(database.reads(caller), caller, today(), {
      parentId: body.ParentCompanyID,
      companyId: body.CompanyID,
    }),
  );

  route(app, 'salesReps', (caller, { query }) =>
    query.companyId === ACCOUNT_OWNERS
      ? accountOwners(database.reads(caller))
      : salesReps(database.reads(caller), { parentId: query.parentId, companyId: query.companyId }),
  );
}
