import sql from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import { audit } from '../../common/audit.ts';
import type { Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { refuseStale } from '../../http/conflict.ts';
import { HttpProblem, ruleBroken } from '../../http/problem.ts';
import type { QuoteContent } from '../contract.ts';
import { addLink } from '../links/linkQueries.ts';
import { lockQuote } from '../lockQuote.ts';
import { readContent, quoteRecord, sentVersion } from '../quoteRecord.ts';
import type { LinkDays } from '../rules/answerRules.ts';
import { quoteChanges } from '../rules/quoteChanges.ts';
import { sendFaults } from '../rules/quoteRules.ts';

/** Customers don't see list prices or reasons for other prices. */
const withoutOurs = (content: QuoteContent): QuoteContent => ({
  ...content,
  Lines: content.Lines.map((line) => ({ ...line, ListCents: null, PriceReason: '' })),
});

/**
 * Call 374: freezes the content as the next version and creates a link to it (QUOT-07).
 * @throws HttpProblem 403, 404, 409 for an outdated version or one that was already sent, 422 if it can't be sent
 */
export async function sendQuote(
  transaction: Transaction,
  caller: Caller,
  today: Day,
  { id, version, days }: { id: number; version: number; days: LinkDays },
): Promise<{ sentVersion: number; version: number; link: number; token: string }> {
  const quote = await lockQuote(transaction, caller, today, id);
  await refuseStale(transaction, version, quote, () =>
    quoteRecord({ database: transaction, caller, today }, id),
  );
  if (quote.state !== 'draft')
    throw new HttpProblem(409, 'This quote was already sent. Change it to send another version.');
  const content = withoutOurs(await readContent(transaction, id));
  const faults = sendFaults(
    {
      Lines: content.Lines,
      ContactID: content.ContactName === '' ? 0 : quote.contactId,
      ValidUntil: quote.validUntil,
    },
    today,
  );
  if (faults.length > 0) throw ruleBroken(faults);
  const before = await sentVersion(transaction, id, quote.sentVersion);
  const changes = before === undefined ? [] : quoteChanges(before, { content, validUntil: quote.validUntil });
  const next = quote.sentVersion + 1;
  await transaction.query(sql`
    INSERT INTO quote_version (quote_id, version, content, changes, total_cents, sent_by)
    VALUES (${id}, ${next}, ${JSON.stringify(content)}::jsonb, ${changes}::text[], ${content.TotalCents}, ${caller.employeeId})`);
  const [saved] = await transaction.query<{ version: number }>(sql`
    UPDATE quote SET state = 'sent', sent_version = ${next}, sent_on = ${today}::date, version = version + 1, updated_at = now(),
      updated_by = ${caller.employeeId} WHERE id = ${id} RETURNING version`);
  await audit(transaction, caller.employeeId, {
    action: 'quote sent',
    record: `customer_quote/${id}`,
    after: { version: next, total: content.TotalCents },
  });
  const { id: link, token } = await addLink(transaction, caller, { quote: id, days });
  return { sentVersion: next, version: saved?.version ?? 1, link, token };
}
