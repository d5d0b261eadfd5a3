import sql, { empty, type Sql } from 'sql-template-tag';
import type { EmployeeListQuery, EmployeeListResponse, ManagedEmployee } from './contract.ts';
import type { Queryable } from '../../db/database.ts';
import { utc } from '../../db/utc.ts';
import { containing, containingName, isName } from '../../db/like.ts';
import { offsetOf } from '../../http/page.ts';
import { HttpProblem } from '../../http/problem.ts';
import { createdColumn } from './created.ts';

const managed = (which: Sql) => sql`
  SELECT employee.id AS "ID", first_name AS "EmployeeFirstName", last_name AS "EmployeeLastName",
    email AS "EmployeeEmail", direct_phone AS "DirectPhone", employee_type AS "EmployeeType",
    order_master_override AS "OrderMasterOverride", disabled_at IS NOT NULL AS "IsDisabled",
    password_hash IS NOT NULL AS "HasPassword", version AS "Version",
    EXISTS (SELECT FROM oidc_identity WHERE employee_id = employee.id) AS "HasCompanyAccount",
    COALESCE((
      SELECT json_agg(json_build_object('value', account_type.id, 'label', account_type.name, 'isDefault', is_default)
        ORDER BY is_default DESC, lower(account_type.name), account_type.id)
      FROM employee_account JOIN account_type ON account_type.id = account_type_id
      WHERE employee_id = employee.id), '[]'::json) AS "AccountOwners",
    (SELECT ${utc('max(expires_at)')} FROM password_reset
      WHERE employee_id = employee.id AND is_invitation AND used_at IS NULL AND expires_at > now()) AS "InvitedUntil",
    ${createdColumn} AS "Created"
  FROM employee ${which}`;

/** A page of the employees, by name. */
export async function listEmployees(
  database: Queryable,
  query: EmployeeListQuery,
): Promise<Omit<EmployeeListResponse, 'OnlyPasswordOf'>> {
  const term = query.searchterm.trim();
  const matches =
    term === ''
      ? empty
      : sql`AND (${isName(term) ? sql`fold_name(full_name) LIKE ${containingName(term)}` : sql`false`} OR lower(email) LIKE ${containing(term)})`;
  const which = sql`WHERE (disabled_at IS NULL OR ${query.WithDisabled}) ${matches}`;
  const Employees = await database.query<ManagedEmployee>(
    managed(
      sql`${which} ORDER BY lower(full_name), employee.id LIMIT ${query.PageSize} OFFSET ${offsetOf(query)}`,
    ),
  );
  const [count] = await database.query<{ n: number }>(sql`SELECT count(*) AS n FROM employee ${which}`);
  return { Employees, TotalCount: count?.n ?? 0 };
}

/** @throws HttpProblem 404 */
export async function readEmployee(database: Queryable, id: number): Promise<ManagedEmployee> {
  const [employee] = await database.query<ManagedEmployee>(managed(sql`WHERE employee.id = ${id}`));
  if (employee === undefined) throw new HttpProblem(404, 'There is no employee with this id.');
  return employee;
}
