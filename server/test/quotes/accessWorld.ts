import { permitHash } from '#server/common/permit';
import { WORLD, type RoomWorld } from '../accessMatrix/world.ts';

/** Quotes at the company of the world. */
export const QUOTES = {
  /** A colleague's sent quote. */
  theirs: 1201,
  /** The caller's draft. */
  own: 1202,
  /** A colleague's quote, won today. */
  won: 1203,
  /** A colleague's link to the sent quote, and its token. */
  link: 1204,
  token: 'Q'.repeat(43),
  /** The caller's extension of quotes, and a colleague's. */
  extension: 1205,
  theirExtension: 1206,
} as const;

export const world: RoomWorld = {
  tables: [
    'quote_extension',
    'quote_comment',
    'quote_answer',
    'quote_link',
    'quote_version',
    'quote_line',
    'quote',
    'price',
  ],
  made: ({ me, colleague, today }) => `
    INSERT INTO price (price_plan, product_id, min_qty, unit_price) VALUES ('Standard', 1061, 1, 12.50) ON CONFLICT DO NOTHING;
    INSERT INTO quote (id, company_id, trend_group_id, account_type_id, contact_id, rep_id, state, valid_until, subtotal_cents, total_cents,
      line_count, product_id, sent_version, sent_on, won_on, created_on)
    SELECT new.id, company.id, trend_group_id, account_type_id, ${WORLD.contact}, rep, new.state, DATE '${today}' + 30, 1250, 1250, 1, 1061, sent,
      CASE WHEN sent > 0 THEN DATE '${today}' END, CASE WHEN new.state = 'won' THEN DATE '${today}' END, DATE '${today}'
    FROM company, (VALUES (${QUOTES.theirs}, ${colleague.id}, 'sent', 1), (${QUOTES.own}, ${me.id}, 'draft', 0),
      (${QUOTES.won}, ${colleague.id}, 'won', 1)) AS new (id, rep, state, sent) WHERE company.id = ${WORLD.company};
    INSERT INTO quote_line SELECT id, 1, 1061, '', '', 1, '', 1250, 1250, '', 'none', 0, 1250 FROM quote;
    INSERT INTO quote_version (quote_id, version, content, changes, total_cents, sent_by)
    VALUES (${QUOTES.theirs}, 1, '{"CompanyName": "Matrix Press", "ContactName": "Matrix Buyer", "Lines": [], "Notes": "", "Terms": "", "Address": [],
      "Zone": 0, "Weight": 0, "SubtotalCents": 1250, "DiscountCents": 0, "ShippingCents": 0, "TotalCents": 1250}', '{}', 1250, ${colleague.id});
    INSERT INTO quote_link (id, token_hash, quote_id, employee_id, expires_at)
    VALUES (${QUOTES.link}, '${permitHash(QUOTES.token)}', ${QUOTES.theirs}, ${colleague.id}, now() + interval '1 day');
    INSERT INTO quote_extension (id, employee_id, quotes) VALUES
      (${QUOTES.extension}, ${me.id}, '[{"id": ${QUOTES.own}, "until": "${today}", "version": 1}]'),
      (${QUOTES.theirExtension}, ${colleague.id}, '[{"id": ${QUOTES.theirs}, "until": "${today}", "version": 1}]');
    SELECT setval(pg_get_serial_sequence('quote', 'id'), 2000);`,
};
