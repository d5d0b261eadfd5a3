import type { FastifyInstance } from 'fastify';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../db/database.ts';
import { route } from '../http/route.ts';
import { companyContacts } from './companyContacts.ts';
import { companyPage } from './companyQueries.ts';
import { totalSpend } from './spend.ts';
import { spendMonths } from './spendMonths.ts';

/** Calls 11, 12, 15 and 219. */
export function companyRoutes(app: FastifyInstance, database: Database, today: () => Day): void {
  route(app, 'companyPaged', (caller, { body }) =>
    companyPage(database.reads(caller), caller, today(), body),
  );

  route(app, 'totalSpend', (caller, { body }) =>
    totalSpend(database.reads(caller), caller, today(), body.CompaniesRequested),
  );

  route(app, 'spendMonths', (caller, { params }) =>
    spendMonths(database.reads(caller), caller, today(), params.id),
  );

  route(app, 'companyContacts', (caller, { params }) => companyContacts(database.reads(caller), params.id));
}
