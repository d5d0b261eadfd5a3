import type { FastifyInstance } from 'fastify';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { route } from '../http/route.ts';
import { companyContacts } from './companyContacts.ts';
import { atRiskCount, companyPage, companyRisks } from './companyQueries.ts';
import { companyRecord } from './companyRecord.ts';
import { totalSpend } from './spend.ts';
import { spendMonths } from './spendMonths.ts';
import { companyTimeline } from './timeline.ts';

/** Calls 11, 12, 15, 219, 255 to 257 and 337. */
export function companyRoutes(app: FastifyInstance, database: Database, today: () => Day): void {
  const { timeZone } = app;
  const readerOf = (caller: Caller) => ({
    database: database.reads(caller),
    caller,
    today: today(),
    timeZone,
  });
  route(app, 'companyPaged', (caller, { body }) => companyPage(readerOf(caller), body));

  route(app, 'totalSpend', (caller, { body }) =>
    totalSpend(database.reads(caller), caller, today(), body.CompaniesRequested),
  );

  route(app, 'spendMonths', (caller, { params }) =>
    spendMonths(database.reads(caller), caller, today(), params.id),
  );

  route(app, 'companyPage', (caller, { params }) =>
    companyRecord(database.reads(caller), caller, today(), params.id),
  );

  route(app, 'companyTimeline', (caller, { params, query }) =>
    companyTimeline(database.reads(caller), caller, { today: today(), timeZone }, { ...params, ...query }),
  );

  route(app, 'companiesAtRisk', async (caller, { query }) => ({
    Count: await atRiskCount(readerOf(caller), { parentId: query.ParentID, companyId: query.CompanyID }),
  }));

  route(app, 'companyRisks', (caller, { body }) => companyRisks(readerOf(caller), body.CompaniesRequested));

  route(app, 'companyContacts', (caller, { params }) => companyContacts(database.reads(caller), params.id));
}
