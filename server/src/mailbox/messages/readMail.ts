import sql, { empty, type Sql } from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import { isOperations } from '@galley/shared/domain/employeeTypes';
import type { Queryable } from '../../db/database.ts';
import { utc } from '../../db/utc.ts';
import type { Caller } from '../../http/caller.ts';
import { localDate } from '../../http/localDate.ts';
import { brokenField, HttpProblem } from '../../http/problem.ts';
import type { MailFollowUp, MailMessage, MailPage, MailQuery, MailText } from '../contract.ts';
import { movedTo } from '../rules/followUp.ts';
import { canSeeMail } from './canSeeMail.ts';

const PAGE = 10;
const TEXT_LENGTH = 4_000;

type Row = Omit<MailMessage, 'CanRemove' | 'FollowUp'> & { isLast: boolean; answerer: number | null };

/** The messages of a company or a contact. @throws HttpProblem 404, or 422 when the query has neither or both */
async function scopeOf(database: Queryable, { company, contact }: MailQuery): Promise<Sql> {
  if ((company === 0) === (contact === 0)) throw brokenField('company', 'Choose a company or a contact.');
  if (company !== 0) {
    const found = await database.query(sql`SELECT FROM company WHERE id = ${company} AND deleted_at IS NULL`);
    if (found.length === 0) throw new HttpProblem(404, 'There is no company with this id.');
    return sql`SELECT mail_id FROM mail_contact WHERE company_id = ${company}`;
  }
  const [found] = await database.query<{ id: number }>(
    sql`SELECT id FROM surviving_contact(${contact}) AS one (id) WHERE id IS NOT NULL`,
  );
  if (found === undefined) throw new HttpProblem(404, 'There is no contact with this id.');
  return sql`SELECT mail_id FROM mail_contact WHERE contact_id = ${found.id}`;
}

/** The open activity that each contact's reply may settle: preferably the caller's own, then the earliest (MAIL-17). */
async function followUpsOf(
  database: Queryable,
  { employeeId, accountTypeIds }: Caller,
  { today, contacts }: { today: Day; contacts: number[] },
): Promise<Map<number, MailFollowUp>> {
  if (contacts.length === 0) return new Map();
  const rows = await database.query<
    Omit<MailFollowUp, 'StartDate' | 'MoveTo'> & { contact: number; day: Day }
  >(sql`
    SELECT DISTINCT ON (contact_id) contact_id AS contact, activity.id AS "ActivityID", activity_type.name AS "TypeName",
      start_date AS day, activity.version AS "Version"
    FROM activity JOIN activity_type ON activity_type.id = type_id JOIN company ON company.id = company_id
    WHERE contact_id = ANY(${contacts}::int[]) AND status = 0
      AND (account_type_id = ANY(${accountTypeIds}::int[]) OR ${employeeId} IN (assignee_id, creator_id))
    ORDER BY contact_id, assignee_id <> ${employeeId}, start_date, activity.id`);
  return new Map(
    rows.map(({ contact, day, ...row }) => [
      contact,
      { ...row, StartDate: localDate(day), MoveTo: localDate(movedTo(today)) },
    ]),
  );
}

/** Call 350: the newest messages of a company or a contact (MAIL-16). @throws HttpProblem 404, 422 */
export async function readMail(
  database: Queryable,
  caller: Caller,
  today: Day,
  query: MailQuery,
): Promise<MailPage> {
  const scope = await scopeOf(database, query);
  const before =
    query.before === 0
      ? empty
      : sql` AND (sent_at, id) < (SELECT sent_at, id FROM mail_message WHERE id = ${query.before})`;
  const rows = await database.query<Row>(sql`
    WITH page AS (
      SELECT mail.* FROM mail_message AS mail WHERE id IN (${scope}) AND ${canSeeMail(caller)}${before}
      ORDER BY sent_at DESC, id DESC LIMIT ${PAGE + 1})
    SELECT page.id AS "ID", ${utc('sent_at')} AS "SentAt", subject AS "Subject", left(text, ${TEXT_LENGTH}) AS "Text",
      folded <> '' OR length(text) > ${TEXT_LENGTH} AS "HasMore", is_answer AS "IsAnswer", is_private AS "IsPrivate",
      employee_id AS "EmployeeID", full_name AS "Employee", left_out AS "LeftOut",
      COALESCE((SELECT name FROM mail_contact JOIN contact ON contact.id = contact_id WHERE mail_id = page.id AND is_sender), '') AS "Sender",
      (SELECT contact_id FROM mail_contact WHERE mail_id = page.id AND is_sender) AS answerer,
      NOT EXISTS (SELECT FROM mail_message AS later WHERE later.thread_id = page.thread_id AND later.id > page.id) AS "isLast",
      COALESCE((SELECT jsonb_agg(jsonb_build_object('ContactID', contact.id, 'Name', contact.name, 'CompanyID', company.id, 'Company', company.name)
          ORDER BY is_sender DESC, contact.name, contact.id)
        FROM mail_contact JOIN contact ON contact.id = contact_id JOIN company ON company.id = company_id WHERE mail_id = page.id), '[]') AS "Contacts",
      ARRAY(SELECT DISTINCT activity_id FROM mail_contact WHERE mail_id = page.id AND activity_id IS NOT NULL ORDER BY 1) AS "ActivityIDs",
      (SELECT count(DISTINCT (name, sha256))::int FROM record_file
        WHERE activity_id IN (SELECT activity_id FROM mail_contact WHERE mail_id = page.id)) AS "Files"
    FROM page JOIN employee ON employee.id = employee_id ORDER BY sent_at DESC, page.id DESC`);
  const open = rows.filter(({ IsAnswer, isLast }) => IsAnswer && isLast);
  const contacts = open.flatMap(({ answerer }) => answerer ?? []);
  const followUps = await followUpsOf(database, caller, { today, contacts });
  const Messages = rows.slice(0, PAGE).map(({ isLast, answerer, ...row }) => ({
    ...row,
    CanRemove: row.EmployeeID === caller.employeeId || isOperations(caller.employeeType),
    FollowUp: (isLast && answerer !== null && followUps.get(answerer)) || null,
  }));
  return { Messages, More: rows.length > PAGE };
}

const unknown = () => new HttpProblem(404, 'There is no such message. It may have been removed.');

/** Call 351. @throws HttpProblem 404, also for somebody else's private message */
export async function readMailText(database: Queryable, caller: Caller, id: number): Promise<MailText> {
  const [found] = await database.query<MailText>(sql`
    SELECT text AS "Text", folded AS "Folded" FROM mail_message AS mail WHERE id = ${id} AND ${canSeeMail(caller)}`);
  if (found === undefined) throw unknown();
  return found;
}

/** Locks a message that the caller can see. @throws HttpProblem 404 */
export async function lockMail(
  transaction: Queryable,
  caller: Caller,
  id: number,
): Promise<{ id: number; employee: number }> {
  const [found] = await transaction.query<{ id: number; employee: number }>(sql`
    SELECT id, employee_id AS employee FROM mail_message AS mail WHERE id = ${id} AND ${canSeeMail(caller)} FOR UPDATE`);
  if (found === undefined) throw unknown();
  return found;
}
