import sql, { type Sql } from 'sql-template-tag';

/** The ids of a team, in SQL: the employees who currently share an account owner and aren't disabled. */
export const teamMembers = (team: number): Sql => sql`
  SELECT employee_id FROM employee_account JOIN employee ON employee.id = employee_id
  WHERE employee_account.account_type_id = ${team} AND disabled_at IS NULL`;
