import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { readEmployee } from '../employees/managedEmployee.ts';
import { operationsRoutes } from '../../http/operationsRoute.ts';
import { route } from '../../http/route.ts';
import { write } from '../../http/write.ts';
import { endSessions, listSessions } from './sessionList.ts';

/** Calls 271 to 274: your sessions, and those of others for Operations. */
export function sessionRoutes(app: FastifyInstance, database: Database): void {
  route(app, 'sessions', ({ employeeId, jti }) => listSessions(database, employeeId, jti));

  route(app, 'sessionsEnd', (caller, { query, request }) =>
    write(database, caller, request, (transaction) =>
      endSessions(transaction, caller, { employeeId: caller.employeeId, session: query.session }),
    ),
  );

  const operationsRoute = operationsRoutes(app, 'Only Operations can end other people’s sessions.');

  operationsRoute('employeeSessions', async ({ jti }, { params: { id } }) => {
    await readEmployee(database, id);
    return listSessions(database, id, jti);
  });

  operationsRoute('employeeSessionsEnd', (caller, { params: { id }, query, request }) =>
    write(database, caller, request, async (transaction) => {
      await readEmployee(transaction, id);
      return endSessions(transaction, caller, { employeeId: id, session: query.session });
    }),
  );
}
