import type { FastifyInstance } from 'fastify';
import type { Day } from '@galley/shared/domain/calendar';
import { isOperations } from '@galley/shared/domain/employeeTypes';
import type { Database } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { HttpProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { write } from '../http/write.ts';
import { addToken, listTokens, revokeToken } from './serviceTokens.ts';

function requireOperations({ employeeType }: Caller): void {
  if (!isOperations(employeeType)) throw new HttpProblem(403, 'Only Operations may manage service tokens.');
}

/** Calls 143 to 145, for Operations alone (TOK-01). */
export function tokenRoutes(
  app: FastifyInstance,
  database: Database,
  { timeZone, today }: { timeZone: string; today: () => Day },
): void {
  app.decorateRequest('service', null);

  route(app, 'serviceTokenAdd', (caller, { body }) => {
    requireOperations(caller);
    const maker = { employeeId: caller.employeeId, today: today(), timeZone };
    // Without the repeat of an Idempotency-Key: that would keep the secret, which is kept nowhere.
    return database.transaction((transaction) => addToken(transaction, maker, body));
  });

  route(app, 'serviceTokens', async (caller) => {
    requireOperations(caller);
    return listTokens(database, timeZone);
  });

  route(app, 'serviceTokenRevoke', async (caller, { params, request }) => {
    requireOperations(caller);
    return write(database, caller, request, async (transaction) => {
      await revokeToken(transaction, caller.employeeId, params.id);
      return true;
    });
  });
}
