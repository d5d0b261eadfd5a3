import sql from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import { newPermit, permitHash } from '../common/permit.ts';
import type { Transaction } from '../db/database.ts';
import { readContent } from './quoteRecord.ts';

/** Quotes for customers with a contact and a price plan, always the same for a given day. Their rep is the company's. */
const addQuotes = (database: Transaction, count: number, today: Day) =>
  database.query(sql`
    INSERT INTO quote (id, company_id, trend_group_id, account_type_id, contact_id, rep_id, state, valid_until, terms, notes, address_id,
      sent_version, sent_on, created_on)
    SELECT n, company.id, trend_group_id, account_type_id, contact_id, sales_rep_id, made.state, CASE WHEN made.state = 'draft' THEN ${today}::date ELSE day END + 30, 'Net 30. Prices are valid through the date above.',
      CASE WHEN n % 3 = 0 THEN 'Proofs within two business days.' ELSE '' END,
      (SELECT min(id) FROM shipping_address WHERE company_id = company.id),
      CASE WHEN made.state = 'draft' THEN 0 ELSE 1 END, CASE WHEN made.state <> 'draft' THEN day END, day
    FROM generate_series(1, ${count}::int) AS n
    CROSS JOIN LATERAL (SELECT (ARRAY['sent', 'draft', 'sent', 'accepted', 'sent', 'won', 'declined', 'draft', 'sent', 'won'])[1 + n % 10] AS state,
      ${today}::date - (n * 7) % 75 AS day) AS made
    JOIN (SELECT company.*, row_number() OVER (ORDER BY id) AS place FROM company
      WHERE NOT prospect AND price_plan <> '' AND EXISTS (SELECT FROM contact_company WHERE company_id = company.id)) AS company
      ON place = 1 + (n * 5) % 200
    CROSS JOIN LATERAL (SELECT min(contact_id) AS contact_id FROM contact_company WHERE company_id = company.id) AS contact`);

/** Adds one to four lines to each quote, at the plan's prices. */
async function addLines(database: Transaction): Promise<void> {
  await database.query(sql`
    INSERT INTO quote_line (quote_id, place, product_id, size_live, size_finished, qty, design, list_cents, unit_cents, price_reason, discount_kind,
      discount_value, total_cents)
    SELECT quote.id, line.place, product.id, '14'' x 48''', '14''6" x 48''6"', qty, (ARRAY['Autumn', 'Grand Opening', 'Holiday', 'Now Hiring'])[1 + (quote.id + line.place) % 4],
      cents, cents, '', 'none', 0, cents * qty
    FROM quote JOIN company ON company.id = company_id CROSS JOIN LATERAL generate_series(1, 1 + quote.id % 4) AS line (place)
    CROSS JOIN LATERAL (SELECT (ARRAY[1, 10, 25, 50, 100])[1 + (quote.id + line.place) % 5] AS qty) AS many
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS all FROM product) AS product
      ON product.place = 1 + (quote.id * 7 + line.place * 3) % product.all
    CROSS JOIN LATERAL (SELECT (unit_price * 100)::bigint AS cents FROM price
      WHERE price.price_plan = company.price_plan AND product_id = product.id AND min_qty <= qty ORDER BY min_qty DESC LIMIT 1) AS price`);
  await database.query(sql`
    UPDATE quote SET subtotal_cents = sums.cents, total_cents = sums.cents, line_count = sums.lines,
      product_id = (SELECT product_id FROM quote_line WHERE quote_id = quote.id AND place = 1)
    FROM (SELECT quote_id, sum(total_cents) AS cents, count(*) AS lines FROM quote_line GROUP BY 1) AS sums WHERE quote_id = quote.id`);
  // Each is won by another of the company's newest order lines, after the quote was sent.
  await database.query(sql`
    UPDATE quote SET won_line_id = line.id, won_on = line.order_date, created_on = LEAST(own.created_on, line.order_date - 4),
      sent_on = LEAST(own.sent_on, line.order_date - 4), valid_until = LEAST(own.valid_until, line.order_date + 26)
    FROM (SELECT *, row_number() OVER (PARTITION BY company_id ORDER BY id) - 1 AS earlier FROM quote WHERE state = 'won') AS own
    CROSS JOIN LATERAL (SELECT id, order_date FROM order_line WHERE company_id = own.company_id
      ORDER BY order_date DESC, id DESC LIMIT 1 OFFSET own.earlier) AS line
    WHERE quote.id = own.id`);
}

/** Adds the sent version of each quote, and the customers' answers. */
async function addTrail(database: Transaction): Promise<void> {
  const sent = await database.query<{ id: number }>(
    sql`SELECT id FROM quote WHERE sent_version > 0 ORDER BY id`,
  );
  for (const { id } of sent) {
    const content = await readContent(database, id);
    await database.query(sql`
      INSERT INTO quote_version (quote_id, version, content, changes, total_cents, sent_at, sent_by)
      SELECT id, 1, ${JSON.stringify(content)}::jsonb, '{}', total_cents, sent_on + time '17:00', rep_id FROM quote WHERE id = ${id}`);
    await database.query(sql`
      INSERT INTO quote_link (token_hash, quote_id, employee_id, created_at, expires_at, opened_count, last_opened_at)
      SELECT ${permitHash(newPermit())}, id, rep_id, sent_on + time '17:00', sent_on + 90, opened, CASE WHEN opened > 0 THEN sent_on + time '20:00' END
      FROM quote CROSS JOIN LATERAL (SELECT CASE WHEN state <> 'sent' OR id % 5 = 0 THEN 1 + id % 3 ELSE id % 4 END AS opened) AS link WHERE id = ${id}`);
  }
  await database.query(sql`
    INSERT INTO quote_answer (quote_id, version, link_id, answer, name, title, reason, answered_at)
    SELECT quote.id, 1, link.id, CASE WHEN state = 'declined' THEN 'declined' ELSE 'accepted' END,
      CASE WHEN state = 'declined' THEN '' ELSE COALESCE((SELECT name FROM contact WHERE id = contact_id), '') END,
      CASE WHEN state = 'declined' THEN '' ELSE 'Buyer' END, CASE WHEN state = 'declined' THEN 'We print in-house this season.' ELSE '' END,
      sent_on + time '21:00' FROM quote JOIN quote_link AS link ON link.quote_id = quote.id WHERE state IN ('accepted', 'declined', 'won')`);
  await database.query(sql`
    INSERT INTO quote_comment (quote_id, version, link_id, comment, said_at)
    SELECT quote.id, 1, link.id, 'Can you deliver to both plants?', sent_on + time '20:30'
    FROM quote JOIN quote_link AS link ON link.quote_id = quote.id WHERE quote.id % 5 = 0`);
}

/** Loads the demo's quotes. */
export async function loadQuotes(database: Transaction, count: number, today: Day): Promise<void> {
  await addQuotes(database, count, today);
  await addLines(database);
  await addTrail(database);
  // Their reminders count as sent, so nobody's first day starts with old ones.
  await database.query(sql`
    UPDATE quote SET followed_version = sent_version, expiring_told = valid_until WHERE state = 'sent'`);
  await database.query(
    sql`SELECT setval(pg_get_serial_sequence('quote', 'id'), (SELECT max(id) FROM quote))`,
  );
}
