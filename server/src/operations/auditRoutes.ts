import type { FastifyInstance } from 'fastify';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { AuditPage, AuditQuery, AuditRow } from './contract.ts';
import { isOperations } from '@galley/shared/domain/employeeTypes';
import type { Database, Queryable } from '../db/database.ts';
import { utc } from '../db/utc.ts';
import { readDay } from '../http/localDate.ts';
import { HttpProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';

const PAGE = 100;

function conditionsOf({ record, employee, from, to, before }: AuditQuery, timeZone: string): Sql {
  const [first, last] = [readDay('from', from), readDay('to', to)];
  const beginOf = (day: string) => sql`(${day}::date::timestamp AT TIME ZONE ${timeZone})`;
  const endOf = (day: string) => sql`((${day}::date + 1)::timestamp AT TIME ZONE ${timeZone})`;
  const conditions = [
    ...(record === undefined ? [] : [sql`record = ${record}`]),
    ...(employee === 0 ? [] : [sql`employee_id = ${employee}`]),
    ...(first === undefined ? [] : [sql`at >= ${beginOf(first)}`]),
    ...(last === undefined ? [] : [sql`at < ${endOf(last)}`]),
    ...(before === 0 ? [] : [sql`id < ${before}`]),
  ];
  return conditions.length === 0 ? empty : sql`WHERE ${join(conditions, ' AND ')}`;
}

/** A page of the audit log, the newest first (AUD-01, AUD-04). @throws HttpProblem 400 for an invalid day */
async function readAudit(database: Queryable, query: AuditQuery, timeZone: string): Promise<AuditPage> {
  const rows = await database.query<AuditRow>(sql`
    SELECT log.id, ${utc('at')} AS at, employee_id AS employee,
      coalesce(employee.full_name, service_token.name, '') AS by, action, record, before, after
    FROM (SELECT * FROM audit_log ${conditionsOf(query, timeZone)} ORDER BY id DESC LIMIT ${PAGE + 1}) AS log
    LEFT JOIN employee ON employee.id = employee_id
    LEFT JOIN service_token ON service_token.id = service_token_id ORDER BY log.id DESC`);
  return { rows: rows.slice(0, PAGE), more: rows.length > PAGE };
}

/** The audit log, for Operations only. */
export function auditRoutes(app: FastifyInstance, database: Database, timeZone: string): void {
  route(app, 'auditTrail', async ({ employeeType }, { query }) => {
    if (!isOperations(employeeType)) throw new HttpProblem(403, 'Only Operations can read the audit log.');
    return readAudit(database, query, timeZone);
  });
}
