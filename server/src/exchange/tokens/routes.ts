import type { FastifyInstance } from 'fastify';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../../db/database.ts';
import { operationsRoutes } from '../../http/operationsRoute.ts';
import { write } from '../../http/write.ts';
import { addToken, listTokens, revokeToken } from './serviceTokens.ts';

/** Calls 143 to 145, only for Operations (TOK-01). */
export function tokenRoutes(
  app: FastifyInstance,
  database: Database,
  { timeZone, today }: { timeZone: string; today: () => Day },
): void {
  const operationsRoute = operationsRoutes(app, 'Only Operations can manage service tokens.');

  operationsRoute('serviceTokenAdd', (caller, { body }) => {
    const maker = { employeeId: caller.employeeId, today: today(), timeZone };
    // No Idempotency-Key: its stored response would contain the secret.
    return database.transaction((transaction) => addToken(transaction, maker, body));
  });

  operationsRoute('serviceTokens', () => listTokens(database, timeZone));

  operationsRoute('serviceTokenRevoke', async (caller, { params, request }) => {
    return write(database, caller, request, async (transaction) => {
      await revokeToken(transaction, caller.employeeId, params.id);
      return true;
    });
  });
}
