import sql from 'sql-template-tag';
import type { Employee } from './contract.ts';
import type { Association } from '@galley/shared/contract/common';
import type { Queryable } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';

/** Call 30. */
export async function findEmployee(database: Queryable, employeeId: number): Promise<Employee> {
  const [employee] = await database.query<Employee>(sql`
    SELECT id AS "ID", upper(uid) AS "UID", username AS "Username", first_name AS "EmployeeFirstName",
      last_name AS "EmployeeLastName", email AS "EmployeeEmail", direct_phone AS "DirectPhone",
      employee_type AS "EmployeeType", order_master_override AS "OrderMasterOverride"
    FROM employee WHERE id = ${employeeId}`);
  if (employee === undefined) throw new HttpProblem(404, 'There is no such employee.');
  return employee;
}

/** Call 16: the account owners of an employee, the default one first. */
export function accountAssociations(database: Queryable, employeeId: number): Promise<Association[]> {
  return database.query<Association>(sql`
    SELECT account_type.id AS value, account_type.name AS label, is_default AS "isDefault"
    FROM employee_account JOIN account_type ON account_type.id = account_type_id
    WHERE employee_id = ${employeeId} ORDER BY is_default DESC, name, account_type.id`);
}
