import sql from 'sql-template-tag';
import type { CompanyOption, EmployeeOption, Option, StateOption } from '@galley/shared/contract/common';
import type { TrendGroupsResponse } from '@galley/shared/contract/lookups';
import type { Database, Queryable } from '../../db/database.ts';

/** The version of the option lists; it increases whenever their data changes. */
export async function optionsVersion(database: Queryable): Promise<string> {
  const [row] = await database.query<{ version: number }>(
    sql`SELECT version FROM change WHERE topic = 'options'`,
  );
  return String(row?.version ?? 0);
}

/** Employees who share a name get their email added. */
async function readEmployees(database: Queryable): Promise<EmployeeOption[]> {
  const rows = await database.query<EmployeeOption & { email: string; isShared: boolean }>(sql`
    SELECT id AS value, full_name AS label, upper(uid) AS data, email, count(*) OVER (PARTITION BY lower(full_name)) > 1 AS "isShared"
    FROM employee WHERE disabled_at IS NULL ORDER BY lower(full_name), id`);
  return rows.map(({ email, isShared, ...option }) => ({ ...option, ...(isShared && { Email: email }) }));
}

/** The lists of call 1, each sorted alphabetically, ignoring case. */
export async function readOptions(database: Database): Promise<TrendGroupsResponse> {
  const [TrendGroups, Customers, Employees, States] = await Promise.all([
    database.query<Option>(
      sql`SELECT id AS value, name AS label FROM trend_group WHERE deleted_at IS NULL ORDER BY search, id`,
    ),
    database.query<CompanyOption>(
      sql`SELECT id AS value, name AS label, trend_group_id AS "TrendGroupId" FROM company
        WHERE deleted_at IS NULL ORDER BY search, id`,
    ),
    readEmployees(database),
    database.query<StateOption>(sql`SELECT code AS value, name AS label FROM state ORDER BY name, code`),
  ]);
  return { TrendGroups, Customers, Employees, States };
}
