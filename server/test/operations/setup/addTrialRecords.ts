import sql from 'sql-template-tag';
import type { Database } from '#server/db/database';

/** What people do while they look around. */
export async function addTrialRecords(database: Database): Promise<void> {
  const [line] = await database.query<{ id: number; company: number; contact: number }>(sql`
    SELECT order_line.id, order_line.company_id AS company, contact_id AS contact
    FROM order_line JOIN contact_company ON contact_company.company_id = order_line.company_id ORDER BY order_line.id LIMIT 1`);
  const { company = 0, contact = 0 } = line ?? {};
  const [parent] = await database.query<{ id: number }>(sql`SELECT min(id) AS id FROM trend_group`);
  await database.query(sql`
    INSERT INTO company (trend_group_id, account_type_id, sales_rep_id, prospect, name, forecast_family_id)
    SELECT trend_group_id, account_type_id, sales_rep_id, true, 'Tried Prospect', 1 FROM company WHERE trend_group_id = ${parent?.id} LIMIT 1`);
  await database.query(sql`
    WITH made AS (INSERT INTO contact (name, email) VALUES ('Tried Contact', 'tried@example.com') RETURNING id)
    INSERT INTO contact_company (contact_id, company_id, is_default) SELECT id, ${company}, true FROM made`);
  await database.query(sql`
    INSERT INTO activity (trend_group_id, company_id, contact_id, sales_rep_id, assignee_id, creator_id, type_id, start_date, series_start, created_on)
    SELECT trend_group_id, id, ${contact}, sales_rep_id, 1, 1, 5, current_date, current_date, current_date FROM company WHERE id = ${company}`);
  await database.query(sql`
    INSERT INTO quote (company_id, trend_group_id, account_type_id, contact_id, rep_id, valid_until, created_on)
    SELECT id, trend_group_id, account_type_id, ${contact}, 1, current_date, current_date FROM company WHERE id = ${company}`);
  await database.query(sql`
    INSERT INTO order_watch (employee_id, line_id) VALUES (1, ${line?.id})`);
  await database.query(
    sql`INSERT INTO inbox_item (owner_id, kind, record_id, occasion) VALUES (1, 'due', 1, 'x')`,
  );
  await database.query(sql`
    INSERT INTO audit_log (employee_id, action, record, after) VALUES (1, 'contact changed', ${`contact/${contact}`}, '{}')`);
  await database.query(sql`
    INSERT INTO order_share (token_hash, line_id, employee_id, fields, expires_at) VALUES ('x', ${line?.id}, 1, '{Status}', now())`);
  await database.query(sql`
    WITH mail AS (
      INSERT INTO mail_message (thread_id, employee_id, is_answer, is_private, message_id, sent_at, subject, text, folded)
      VALUES (1, 1, false, true, '', now(), 'Tried', 'Hello', '') RETURNING id)
    INSERT INTO mail_contact (mail_id, contact_id, company_id) SELECT id, ${contact}, ${company} FROM mail`);
}
