import sql from 'sql-template-tag';
import type { FastifyInstance } from 'fastify';
import type { Option } from '@galley/shared/contract/common';
import type { Database } from '../db/database.ts';
import { route } from '../http/route.ts';
import { readVariable, verifyVariable } from './variables.ts';

/** Calls 22 and 23, and verifying a secret variable. */
export function prospectRoutes(app: FastifyInstance, database: Database): void {
  route(app, 'forecastFamilies', () =>
    database.query<Option>(
      sql`SELECT id AS value, name AS label FROM forecast_family ORDER BY lower(name), id`,
    ),
  );

  route(app, 'variable', (_caller, { query }) => readVariable(database, query.VariableName));

  route(app, 'variableVerify', (caller, { body }) =>
    verifyVariable(database, caller, body.VariableName, body.Value),
  );
}
