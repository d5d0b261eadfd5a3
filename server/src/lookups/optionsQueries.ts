import sql from 'sql-template-tag';
import type { CompanyOption, EmployeeOption, Option, StateOption } from '@galley/shared/contract/common';
import type { TrendGroupsResponse } from '@galley/shared/contract/lookups';
import type { Database, Queryable } from '../db/database.ts';

/** The version of the option lists; it moves with every change of what they are built from. */
export async function optionsVersion(database: Queryable): Promise<string> {
  const [row] = await database.query<{ version: number }>(
    sql`SELECT version FROM change WHERE topic = 'options'`,
  );
  return String(row?.version ?? 0);
}

/** The lists of call 1, each in alphabetical order without regard to case. */
export async function readOptions(database: Database): Promise<TrendGroupsResponse> {
  const [TrendGroups, Customers, Employees, States] = await Promise.all([
    database.query<Option>(
      sql`SELECT id AS value, name AS label FROM trend_group WHERE deleted_at IS NULL ORDER BY search, id`,
    ),
    database.query<CompanyOption>(
      sql`SELECT id AS value, name AS label, trend_group_id AS "TrendGroupId" FROM company
        WHERE deleted_at IS NULL ORDER BY search, id`,
    ),
    database.query<EmployeeOption>(sql`
      SELECT id AS value, full_name AS label, upper(uid) AS data FROM employee
      WHERE disabled_at IS NULL ORDER BY lower(full_name), id`),
    database.query<StateOption>(sql`SELECT code AS value, name AS label FROM state ORDER BY name, code`),
  ]);
  return { TrendGroups, Customers, Employees, States };
}
