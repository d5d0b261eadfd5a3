import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.ts';
import { utc } from '../db/utc.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Quote, QuoteContent, QuoteRecord } from './contract.ts';
import { linksOf, quoteResponses } from './links/linkQueries.ts';
import { readQuotes, type QuoteReader } from './quoteQueries.ts';
import { canSeeQuote } from './quotesWhere.ts';
import type { QuoteOffer } from './rules/quoteChanges.ts';

/** The quote's current content, which is frozen when it's sent (QUOT-07). */
export async function readContent(database: Queryable, id: number): Promise<QuoteContent> {
  const [content] = await database.query<QuoteContent>(sql`
    SELECT company.name AS "CompanyName", COALESCE(contact.name, '') AS "ContactName", notes AS "Notes", terms AS "Terms",
      COALESCE((SELECT array_agg(line) FROM unnest(ARRAY[address.name, address.address1, address.address2,
        address.city || ', ' || address.state || ' ' || address.zip]) AS line WHERE line <> ''), '{}') AS "Address",
      zone AS "Zone", weight AS "Weight", subtotal_cents AS "SubtotalCents", discount_cents AS "DiscountCents",
      shipping_cents AS "ShippingCents", total_cents AS "TotalCents",
      COALESCE((SELECT json_agg(json_build_object('ProductID', line.product_id, 'Product', product.name, 'SizeLive', size_live,
          'SizeFinished', size_finished, 'Qty', qty, 'Design', design, 'ListCents', list_cents, 'UnitCents', unit_cents,
          'PriceReason', price_reason, 'DiscountKind', line.discount_kind, 'DiscountValue', line.discount_value, 'TotalCents', line.total_cents) ORDER BY place)
        FROM quote_line AS line JOIN product ON product.id = line.product_id WHERE quote_id = quote.id), '[]') AS "Lines"
    FROM quote JOIN company ON company.id = company_id
    LEFT JOIN contact ON contact.id = contact_id
    LEFT JOIN shipping_address AS address ON address.id = address_id WHERE quote.id = ${id}`);
  if (content === undefined) throw new HttpProblem(404, 'There is no such quote.');
  return content;
}

/** What was sent as a version, and the last day that it was valid; undefined for a version that doesn't exist. */
export async function sentVersion(
  database: Queryable,
  id: number,
  version: number,
): Promise<QuoteOffer | undefined> {
  const [sent] = await database.query<QuoteOffer>(sql`
    SELECT content, coalesce(quote_version.valid_until, quote.valid_until) AS "validUntil"
    FROM quote_version JOIN quote ON quote.id = quote_id WHERE quote_id = ${id} AND quote_version.version = ${version}`);
  return sent;
}

/** What was sent, with what only employees see: list prices, and the reasons for other prices. */
const withOurs = (sent: QuoteContent, { Lines: stored }: QuoteContent): QuoteContent => ({
  ...sent,
  Lines: sent.Lines.map((line, at) => ({
    ...line,
    ListCents: stored[at]?.ListCents ?? null,
    PriceReason: stored[at]?.PriceReason ?? '',
  })),
});

/** A draft's current content; of other quotes, what was sent (QUOT-07). */
async function contentOf(database: Queryable, { ID, State, SentVersion }: Quote): Promise<QuoteContent> {
  const stored = await readContent(database, ID);
  const sent = State === 'draft' ? undefined : await sentVersion(database, ID, SentVersion);
  return sent === undefined ? stored : withOurs(sent.content, stored);
}

type Own = Pick<
  QuoteRecord,
  'AddressID' | 'DiscountKind' | 'DiscountValue' | 'FollowUpDays' | 'UpdatedBy' | 'UpdatedAt'
>;

/** Call 371. @throws HttpProblem 404 for a quote that the caller can't see */
export async function quoteRecord(reader: QuoteReader, id: number): Promise<QuoteRecord> {
  const { database, caller } = reader;
  const [own] = await database.query<Own>(sql`
    SELECT COALESCE(address_id, 0) AS "AddressID", discount_kind AS "DiscountKind", discount_value AS "DiscountValue",
      follow_up_days AS "FollowUpDays", COALESCE((SELECT full_name FROM employee WHERE id = quote.updated_by), '') AS "UpdatedBy",
      ${utc('quote.updated_at')} AS "UpdatedAt"
    FROM quote WHERE quote.id = ${id} AND ${canSeeQuote(caller)}`);
  const [quote] = own === undefined ? [] : await readQuotes(reader, [id]);
  if (own === undefined || quote === undefined) throw new HttpProblem(404, 'There is no such quote.');
  const Versions = await database.query<QuoteRecord['Versions'][number]>(sql`
    SELECT quote_version.version AS "Version", ${utc('sent_at')} AS "SentAt", full_name AS "SentBy", total_cents AS "TotalCents", changes AS "Changes"
    FROM quote_version JOIN employee ON employee.id = sent_by WHERE quote_id = ${id} ORDER BY quote_version.version DESC`);
  return {
    ...quote,
    ...own,
    Content: await contentOf(database, quote),
    Versions,
    Said: await quoteResponses(database, id),
    Links: await linksOf(database, id),
  };
}
