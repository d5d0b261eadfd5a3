import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { route } from '../http/route.ts';
import { write } from '../http/write.ts';
import { decideRequest } from './decide.ts';
import { waitingRequests } from './readRequests.ts';

/** Calls 130 and 131: what others request of one's contacts. */
export function associationRoutes(app: FastifyInstance, database: Database): void {
  route(app, 'associationRequests', async (caller) => ({
    Requests: await waitingRequests(database.reads(caller), caller),
  }));

  route(app, 'associationRequestDecide', (caller, { params, body, request }) =>
    write(database, caller, request, async (transaction) => ({
      Success: true,
      Version: await decideRequest(transaction, caller, params.id, body.Accept),
    })),
  );
}
