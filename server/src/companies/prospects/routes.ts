import sql from 'sql-template-tag';
import type { FastifyInstance } from 'fastify';
import type { Option } from '@galley/shared/contract/common';
import type { ProspectSaveResponse } from './contract.ts';
import type { Day } from '@galley/shared/domain/calendar';
import { requestedContacts } from '../../contacts/index.ts';
import { readCompanyCount } from '../companyQueries.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { write } from '../../http/write.ts';
import { saveProspect } from './saveProspect.ts';
import { similarCompanies } from './similarCompanies.ts';
import { readVariable, verifyVariable } from './variables.ts';

/** A saved prospect for the browser's option lists. */
async function readCustomer(transaction: Queryable, id: number) {
  const [customer] = await transaction.query<NonNullable<ProspectSaveResponse['Customer']>>(sql`
    SELECT company.id AS "CustomerID", company.name AS "CustomerDisplayName", trend_group.id AS "TrendGroupNumber",
      trend_group.name AS "TrendGroupName"
    FROM company JOIN trend_group ON trend_group.id = trend_group_id WHERE company.id = ${id}`);
  return customer ?? null;
}

/** Calls 22 to 24, verifying a secret variable, and similar companies. */
export function prospectRoutes(app: FastifyInstance, database: Database, today: () => Day): void {
  route(app, 'forecastFamilies', () =>
    database.query<Option>(
      sql`SELECT id AS value, name AS label FROM forecast_family WHERE deleted_at IS NULL ORDER BY lower(name), id`,
    ),
  );

  route(app, 'variable', (_caller, { query }) => readVariable(database, query.VariableName));

  route(app, 'variableVerify', (caller, { body }) => verifyVariable(database, caller, body));

  route(app, 'companySimilar', async (_caller, { query }) => ({
    results: await similarCompanies(database, query),
  }));

  route(app, 'prospectSave', (caller, { body, request }) =>
    write(database, caller, request, async (transaction) => {
      const id = await saveProspect(transaction, caller, today(), body);
      const selection = { parentId: body.SelectedParentID, companyId: body.SelectedCompanyID };
      const requested = id === undefined ? [] : await requestedContacts(transaction, id);
      return {
        Success: id !== undefined,
        DuplicateCompany: id === undefined,
        UnfilteredCount: await readCompanyCount(transaction, selection),
        Customer: id === undefined ? null : await readCustomer(transaction, id),
        ...(requested.length === 0 ? {} : { Requested: requested }),
      };
    }),
  );
}
