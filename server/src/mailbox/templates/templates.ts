import sql, { type Sql } from 'sql-template-tag';
import type { Queryable, Transaction } from '../../db/database.ts';
import { unlessDuplicate } from '../../db/savepoint.ts';
import type { Caller } from '../../http/caller.ts';
import { brokenField, HttpProblem } from '../../http/problem.ts';
import type { MailTemplate, MailTemplateRequest } from '../contract.ts';
import { unknownFields } from '../rules/templates.ts';

const MOST_TEMPLATES = 200;

/** The caller's own templates, and those shared by people with a common account owner. */
const canSeeTemplate = ({
  employeeId,
  accountTypeIds,
}: Caller): Sql => sql`(owner_id = ${employeeId} OR is_shared AND EXISTS (
  SELECT FROM employee_account WHERE employee_account.employee_id = owner_id AND account_type_id = ANY(${accountTypeIds}::int[])))`;

const columns = ({ employeeId }: Caller): Sql => sql`
  template.id AS "ID", template.name AS "Name", subject AS "Subject", body AS "Body", is_shared AS "IsShared", full_name AS "Owner",
  owner_id = ${employeeId} AS "IsOwn", template.version AS "Version"`;

/** Call 355: own templates first, then the others by name. */
export const readTemplates = (database: Queryable, caller: Caller): Promise<MailTemplate[]> =>
  database.query<MailTemplate>(sql`
    SELECT ${columns(caller)} FROM mail_template AS template JOIN employee ON employee.id = owner_id
    WHERE ${canSeeTemplate(caller)} ORDER BY owner_id <> ${caller.employeeId}, lower(template.name), template.id`);

/** @throws HttpProblem 404 */
export async function templateOf(database: Queryable, caller: Caller, id: number): Promise<MailTemplate> {
  const [found] = await database.query<MailTemplate>(sql`
    SELECT ${columns(caller)} FROM mail_template AS template JOIN employee ON employee.id = owner_id
    WHERE template.id = ${id} AND ${canSeeTemplate(caller)}`);
  if (found === undefined) throw new HttpProblem(404, 'There is no such template. It may have been deleted.');
  return found;
}

function refuseFaults({ Name, Subject, Body }: MailTemplateRequest): void {
  if (Name.trim() === '') throw brokenField('Name', 'Enter a name.');
  if (Body.trim() === '') throw brokenField('Body', 'Enter some text.');
  if (/[\r\n]/.test(Subject)) throw brokenField('Subject', 'The subject must be a single line.');
  for (const [field, text] of [
    ['Subject', Subject],
    ['Body', Body],
  ] as const) {
    const [unknown] = unknownFields(text);
    if (unknown !== undefined) throw brokenField(field, `There is no field {${unknown}}.`);
  }
}

/**
 * Call 356.
 * @throws HttpProblem 404 for a template that isn't the caller's own, 409 when it has been changed, 422 with the field
 */
export async function saveTemplate(
  transaction: Transaction,
  caller: Caller,
  request: MailTemplateRequest,
): Promise<MailTemplate> {
  refuseFaults(request);
  const { ID, Name, Subject, Body, IsShared, Version } = request;
  // Serializes a caller's concurrent saves.
  await transaction.query(sql`SELECT FROM employee WHERE id = ${caller.employeeId} FOR NO KEY UPDATE`);
  const [own] = await transaction.query<{ count: number; version: number | null }>(sql`
    SELECT count(*)::int AS count, max(version) FILTER (WHERE id = ${ID}) AS version
    FROM mail_template WHERE owner_id = ${caller.employeeId}`);
  if (ID === 0 && (own?.count ?? 0) >= MOST_TEMPLATES)
    throw brokenField('Name', `You can have at most ${MOST_TEMPLATES} templates. Delete one first.`);
  if (ID !== 0 && typeof own?.version !== 'number')
    throw new HttpProblem(404, 'There is no such template. It may have been deleted.');
  if (ID !== 0 && Version !== own?.version)
    throw new HttpProblem(409, 'This template was changed in the meantime.');
  const saved = await unlessDuplicate(transaction, 'mail_template_name', async () => {
    const [row] = await transaction.query<{ id: number }>(
      ID === 0
        ? sql`INSERT INTO mail_template (owner_id, name, subject, body, is_shared)
            VALUES (${caller.employeeId}, ${Name.trim()}, ${Subject}, ${Body}, ${IsShared}) RETURNING id`
        : sql`UPDATE mail_template SET name = ${Name.trim()}, subject = ${Subject}, body = ${Body}, is_shared = ${IsShared},
            version = version + 1 WHERE id = ${ID} RETURNING id`,
    );
    return row?.id ?? 0;
  });
  if (saved === undefined) throw brokenField('Name', 'You already have a template with this name.');
  return templateOf(transaction, caller, saved);
}

/** Call 357. @throws HttpProblem 404 */
export async function removeTemplate(transaction: Queryable, caller: Caller, id: number): Promise<true> {
  const removed = await transaction.query(
    sql`DELETE FROM mail_template WHERE id = ${id} AND owner_id = ${caller.employeeId} RETURNING id`,
  );
  if (removed.length === 0)
    throw new HttpProblem(404, 'There is no such template. It may have been deleted.');
  return true;
}
