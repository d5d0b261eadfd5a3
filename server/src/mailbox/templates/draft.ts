import sql, { empty } from 'sql-template-tag';
import { formatDay } from '@galley/shared/domain/businessDay';
import type { Day } from '@galley/shared/domain/calendar';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpProblem } from '../../http/problem.ts';
import { canSeeOrders } from '../../orders/index.ts';
import type { MailDraft, MailDraftRequest } from '../contract.ts';
import { threadTag } from '../intake/threadTag.ts';
import { shipmentsText } from '../rules/shipments.ts';
import { fillTemplate, type TemplateValues } from '../rules/templates.ts';
import { templateOf } from './templates.ts';

interface Recipient {
  id: number;
  name: string;
  email: string;
  me: string;
}

async function recipientOf(database: Queryable, caller: Caller, id: number): Promise<Recipient> {
  const [found] = await database.query<Recipient>(sql`
    SELECT id, name, email, (SELECT full_name FROM employee WHERE id = ${caller.employeeId}) AS me
    FROM contact WHERE id = surviving_contact(${id})`);
  if (found === undefined) throw new HttpProblem(404, 'There is no contact with this id.');
  return found;
}

interface Company {
  id: number;
  name: string;
}

/** The company of this id. @throws HttpProblem 404 */
async function companyOf(database: Queryable, id: number): Promise<Company> {
  const [found] = await database.query<Company>(
    sql`SELECT id, name FROM company WHERE id = ${id} AND deleted_at IS NULL`,
  );
  if (found === undefined) throw new HttpProblem(404, 'There is no company with this id.');
  return found;
}

/** The companies of a contact, their default one first. */
const companiesOf = (database: Queryable, contact: number) =>
  database.query<Company>(sql`
    SELECT company.id, company.name FROM contact_company JOIN company ON company.id = company_id
    WHERE contact_id = ${contact} AND deleted_at IS NULL ORDER BY is_default DESC, company.id`);

interface Line {
  number: string;
  company: number;
  companyName: string;
  product: string;
  ships: Day | null;
  proof: string;
  po: string;
  jobRef: string;
  tracking: string;
}

/** The line with this number, or the company's newest, that the caller can see (VIS-04). @throws HttpProblem 404 */
async function lineOf(
  database: Queryable,
  caller: Caller,
  { number, company }: { number: string; company: number | undefined },
): Promise<Line | undefined> {
  if (number === '' && company === undefined) return undefined;
  const which = number === '' ? sql`company_id = ${company}` : sql`order_line_num = ${number}`;
  const newest = number === '' ? sql` ORDER BY order_date DESC, order_line.id DESC` : empty;
  const [found] = await database.query<Line>(sql`
    SELECT order_line_num AS number, company.id AS company, company.name AS "companyName", product.name AS product,
      ship_date AS ships, COALESCE(proof_link, '') AS proof, client_po AS po, client_job_ref AS "jobRef", tracking_url AS tracking
    FROM order_line JOIN company ON company.id = company_id JOIN product ON product.id = product_id
    WHERE ${which} AND company.deleted_at IS NULL AND ${canSeeOrders(caller)}${newest} LIMIT 1`);
  if (found === undefined && number !== '')
    throw new HttpProblem(404, 'There is no order line with this number.');
  return found;
}

/** Call 358: a draft for the caller's own email program (MAIL-19, MAIL-20). @throws HttpProblem 404 */
export async function draftMail(
  database: Queryable,
  caller: Caller,
  { ContactID, TemplateID, OrderIDLineNum, CompanyID = 0, IsTagged }: MailDraftRequest,
  { address, secret, publicUrl }: { address: string; secret: Uint8Array; publicUrl: string },
): Promise<MailDraft> {
  const { id, name, email, me } = await recipientOf(database, caller, ContactID);
  const own = await companiesOf(database, id);
  const ofRecord = CompanyID === 0 ? own[0] : await companyOf(database, CompanyID);
  const number = OrderIDLineNum.trim();
  const line = await lineOf(database, caller, { number, company: ofRecord?.id });
  // MAIL-24.
  const company = line === undefined ? ofRecord : { id: line.company, name: line.companyName };
  const values: TemplateValues = {
    name,
    'first name': name.split(' ')[0] ?? '',
    company: company?.name ?? '',
    product: line?.product ?? '',
    order: line?.number ?? '',
    'ship date': line?.ships ? formatDay(line.ships) : '',
    'proof link': line?.proof ? new URL(line.proof, publicUrl).href : '',
    po: line?.po ?? '',
    'job ref': line?.jobRef ?? '',
    tracking: shipmentsText(line?.tracking ?? ''),
    'my name': me,
  };
  const template =
    TemplateID === 0 ? { Subject: '', Body: '' } : await templateOf(database, caller, TemplateID);
  const subject = fillTemplate(template.Subject, values);
  const body = fillTemplate(template.Body, values);
  // A reply is filed only under a company of the contact.
  const thread = own.find((one) => one.id === company?.id) ?? own[0];
  const tag =
    IsTagged && thread !== undefined && address !== '' ? threadTag(secret, thread.id, caller.employeeId) : '';
  return {
    To: email.trim(),
    Bcc: address,
    Subject: [subject.text, tag].filter((part) => part !== '').join(' '),
    Body: body.text,
    Empty: [...new Set([...subject.empty, ...body.empty])],
    OrderIDLineNum: line?.number ?? '',
  };
}
