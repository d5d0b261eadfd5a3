import sql, { empty } from 'sql-template-tag';
import { formatDay } from '@galley/shared/domain/businessDay';
import type { Day } from '@galley/shared/domain/calendar';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpProblem } from '../../http/problem.ts';
import { canSeeOrders } from '../../orders/index.ts';
import type { MailDraft, MailDraftRequest } from '../contract.ts';
import { threadTag } from '../intake/threadTag.ts';
import { fillTemplate, type TemplateValues } from '../rules/templates.ts';
import { templateOf } from './templates.ts';

interface Recipient {
  name: string;
  email: string;
  company: number | null;
  companyName: string;
  me: string;
}

async function recipientOf(database: Queryable, caller: Caller, id: number): Promise<Recipient> {
  const [found] = await database.query<Recipient>(sql`
    SELECT contact.name, email, company.id AS company, COALESCE(company.name, '') AS "companyName",
      (SELECT full_name FROM employee WHERE id = ${caller.employeeId}) AS me
    FROM contact LEFT JOIN contact_company ON contact_id = contact.id AND is_default LEFT JOIN company ON company.id = company_id
    WHERE contact.id = surviving_contact(${id})`);
  if (found === undefined) throw new HttpProblem(404, 'There is no contact with this id.');
  return found;
}

interface Line {
  number: string;
  product: string;
  ships: Day | null;
  proof: string;
}

/** The line of this number, or the company's newest, where the caller sees it (VIS-04). @throws HttpProblem 404 */
async function lineOf(
  database: Queryable,
  caller: Caller,
  { number, company }: { number: string; company: number | null },
): Promise<Line | undefined> {
  if (number === '' && company === null) return undefined;
  const which = number === '' ? sql`company_id = ${company}` : sql`order_line_num = ${number}`;
  const newest = number === '' ? sql` ORDER BY order_date DESC, order_line.id DESC` : empty;
  const [found] = await database.query<Line>(sql`
    SELECT order_line_num AS number, product.name AS product, ship_date AS ships, COALESCE(proof_link, '') AS proof
    FROM order_line JOIN company ON company.id = company_id JOIN product ON product.id = product_id
    WHERE ${which} AND company.deleted_at IS NULL AND ${canSeeOrders(caller)}${newest} LIMIT 1`);
  if (found === undefined && number !== '')
    throw new HttpProblem(404, 'There is no order line with this number.');
  return found;
}

/** Call 358: what the caller's own mail program begins with (MAIL-19, MAIL-20). @throws HttpProblem 404 */
export async function draftMail(
  database: Queryable,
  caller: Caller,
  { ContactID, TemplateID, OrderIDLineNum, IsTagged }: MailDraftRequest,
  { address, secret, publicUrl }: { address: string; secret: Uint8Array; publicUrl: string },
): Promise<MailDraft> {
  const { name, email, company, companyName, me } = await recipientOf(database, caller, ContactID);
  const line = await lineOf(database, caller, { number: OrderIDLineNum.trim(), company });
  const values: TemplateValues = {
    name,
    'first name': name.split(' ')[0] ?? '',
    company: companyName,
    product: line?.product ?? '',
    order: line?.number ?? '',
    'ship date': line?.ships ? formatDay(line.ships) : '',
    'proof link': line?.proof ? new URL(line.proof, publicUrl).href : '',
    'my name': me,
  };
  const template =
    TemplateID === 0 ? { Subject: '', Body: '' } : await templateOf(database, caller, TemplateID);
  const subject = fillTemplate(template.Subject, values);
  const body = fillTemplate(template.Body, values);
  const tag =
    IsTagged && company !== null && address !== '' ? threadTag(secret, company, caller.employeeId) : '';
  return {
    To: email,
    Bcc: address,
    Subject: [subject.text, tag].filter((part) => part !== '').join(' '),
    Body: body.text,
    Empty: [...new Set([...subject.empty, ...body.empty])],
    OrderIDLineNum: line?.number ?? '',
  };
}
