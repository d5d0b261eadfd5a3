import { formatCount } from '@galley/shared/domain/count';
import sql from 'sql-template-tag';
import { addActivity } from '../../activities/index.ts';
import { FOLLOW_UP_TYPE, ONCE } from '../../activities/rules/activityRules.ts';
import type { Day } from '@galley/shared/domain/calendar';
import { displayDate } from '@galley/shared/domain/displayDate';
import { formatUsd } from '@galley/shared/domain/money';
import { audit } from '../../common/audit.ts';
import type { Transaction } from '../../db/database.ts';
import { noteChange } from '../../exchange/index.ts';
import { brokenField, HttpProblem, ruleBroken, type FieldError } from '../../http/problem.ts';
import { stateAt } from '../quotesWhere.ts';
import { ANSWER_LENGTH, MOST_COMMENTS, NAME_LENGTH, type QuoteAnswer } from '../rules/answerRules.ts';
import type { QuoteState } from '../rules/quoteStates.ts';
import type { QuoteAnswerForm } from './contract.ts';
import type { OpenLink } from './openLink.ts';
import type { NotifyRep } from './notifyRep.ts';

/** Characters that a text can't have: control characters except line breaks and tabs. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/** Normalizes a text: forms send line breaks as two characters. */
const plain = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, '').trim();
const oneLine = (text: string): string => plain(text).replaceAll(/\s+/g, ' ');

/** A customer's input, as stored. */
export interface GivenAnswer {
  answer: QuoteAnswer;
  name: string;
  title: string;
  text: string;
  version: number;
}

export const answerIn = ({ Answer, Name, Title, Text, Version }: QuoteAnswerForm): GivenAnswer => ({
  answer: Answer,
  name: Answer === 'accepted' ? oneLine(Name) : '',
  title: Answer === 'accepted' ? oneLine(Title) : '',
  text: Answer === 'accepted' ? '' : plain(Text),
  version: Number(Version),
});

const NO_NAME = 'Enter your name.';
const NO_TITLE = 'Enter your title.';

/** With several errors, the customer reads only the detail. */
function refusalOf(faults: FieldError[]): HttpProblem {
  const [name, title] = faults.map(({ message }) => message);
  const isBoth = name === NO_NAME && title === NO_TITLE;
  return isBoth ? new HttpProblem(422, 'Enter your name and title.', faults) : ruleBroken(faults);
}

/** @throws HttpProblem 422 naming what is missing or too long */
function refuseIncomplete({ answer, name, title, text }: GivenAnswer): void {
  const missing: Record<QuoteAnswer, string> = {
    accepted: '',
    declined: 'Please tell us why you’re declining.',
    comment: 'Write a comment first.',
  };
  const faults = [
    ...(answer === 'accepted' && name === '' ? [{ field: 'Name', message: NO_NAME }] : []),
    ...(answer === 'accepted' && title === '' ? [{ field: 'Title', message: NO_TITLE }] : []),
    ...[
      { field: 'Name', value: name },
      { field: 'Title', value: title },
    ]
      .filter(({ value }) => value.length > NAME_LENGTH)
      .map(({ field }) => ({
        field,
        message: `Your ${field.toLowerCase()} can have at most ${NAME_LENGTH} characters.`,
      })),
    ...(missing[answer] !== '' && text === '' ? [{ field: 'Text', message: missing[answer] }] : []),
  ];
  if (faults.length > 0) throw refusalOf(faults);
  if (text.length > ANSWER_LENGTH)
    throw brokenField(
      'Text',
      `Your ${answer === 'declined' ? 'reason' : 'comment'} can have at most ${formatCount(ANSWER_LENGTH)} characters; it has ${formatCount(text.length)}.`,
    );
}

interface Locked {
  state: QuoteState;
  sentVersion: number;
  validUntil: Day;
  repId: number;
  rep: string;
  repEmail: string;
  isRepHere: boolean;
  contactId: number;
  totalCents: number;
}

const OUTDATED =
  'There is a newer version of this quote, so what you entered wasn’t sent. Please look at it again.';

/** @throws HttpProblem 409 if the quote can't be answered now */
function refuseClosed({ state, sentVersion, validUntil, rep }: Locked, given: GivenAnswer): void {
  if (given.version !== sentVersion) throw new HttpProblem(409, OUTDATED);
  if (state === 'draft')
    throw new HttpProblem(
      409,
      `This quote is being revised, so your response wasn’t sent. ${rep} will send the new version.`,
    );
  if (state === 'expired')
    throw new HttpProblem(
      409,
      `This quote was valid until ${displayDate(validUntil)}, so your response wasn’t sent. Call ${rep} for a new one.`,
    );
  if (state !== 'sent')
    throw new HttpProblem(
      409,
      `This quote is no longer open, so your response wasn’t sent. Call ${rep} if something is wrong.`,
    );
}

/** Adds a follow-up for the rep, or the link's creator if the rep is disabled; undefined if the company no longer has a contact. */
async function addFollowUp(
  transaction: Transaction,
  link: OpenLink,
  { today, quote, given }: { today: Day; quote: Locked; given: GivenAnswer },
): Promise<number | undefined> {
  const [contact] = await transaction.query<{ id: number }>(sql`
    SELECT contact.id FROM contact_company JOIN contact ON contact.id = contact_id WHERE company_id = ${link.companyId}
    ORDER BY (contact.id = ${quote.contactId}) DESC, inactive, contact.id LIMIT 1`);
  if (contact === undefined) return undefined;
  const assignee = quote.isRepHere ? quote.repId : link.makerId;
  return addActivity(transaction, { creator: assignee, doneBy: null }, today, {
    company: link.companyId,
    contact: contact.id,
    assignee,
    type: FOLLOW_UP_TYPE,
    start: today,
    recurrence: ONCE,
    end: null,
    comments: [
      `The customer accepted version ${given.version} of quote ${link.number} for ${formatUsd(quote.totalCents / 100)}.`,
      `Accepted by ${given.name}, ${given.title}.`,
      'Submitted through a link to the quote.',
    ].join('\n'),
  });
}

async function takeComment(
  transaction: Transaction,
  link: OpenLink,
  { quote, given, tell }: { quote: Locked; given: GivenAnswer; tell: NotifyRep },
): Promise<void> {
  if (given.version !== quote.sentVersion) throw new HttpProblem(409, OUTDATED);
  const [{ n } = { n: 0 }] = await transaction.query<{ n: number }>(sql`
    SELECT count(*)::int AS n FROM quote_comment WHERE quote_id = ${link.quoteId} AND version = ${given.version}
      AND NOT (link_id = ${link.id} AND comment = ${given.text})`);
  if (n >= MOST_COMMENTS)
    throw new HttpProblem(
      409,
      `This quote can’t take any more comments, so yours wasn’t sent. Call ${quote.rep}.`,
    );
  const [added] = await transaction.query<{ id: number }>(sql`
    INSERT INTO quote_comment (quote_id, version, link_id, comment) VALUES (${link.quoteId}, ${given.version}, ${link.id}, ${given.text})
    ON CONFLICT DO NOTHING RETURNING id`);
  if (added === undefined) return;
  await audit(transaction, null, {
    action: 'quote commented by customer',
    record: `customer_quote/${link.quoteId}`,
    after: { version: given.version, comment: given.text },
  });
  await tell(transaction, {
    employees: [quote.repEmail],
    text: `${link.content.CompanyName} commented on quote ${link.number}`,
    key: `comment ${added.id}`,
    address: `/quotes/${link.quoteId}`,
  });
}

/**
 * Call 384: saves a customer's comment or answer to the newest version; an answer counts once, and repeating it changes nothing (QUOT-16,
 * QUOT-18).
 * @throws HttpProblem 409 if the version has changed, was answered differently, has expired or is being revised; 422 for missing or too
 * long input
 */
export async function answerQuote(
  transaction: Transaction,
  link: OpenLink,
  { today, form, tell }: { today: Day; form: QuoteAnswerForm; tell: NotifyRep },
): Promise<void> {
  const given = answerIn(form);
  const [quote] = await transaction.query<Locked>(sql`
    SELECT ${stateAt(today)} AS state, sent_version AS "sentVersion", valid_until AS "validUntil", rep_id AS "repId", full_name AS rep,
      email AS "repEmail", disabled_at IS NULL AS "isRepHere", contact_id AS "contactId", total_cents AS "totalCents"
    FROM quote JOIN employee ON employee.id = rep_id WHERE quote.id = ${link.quoteId} FOR UPDATE OF quote`);
  if (quote === undefined) throw new HttpProblem(404, 'There is no link at this address.');
  if (given.answer === 'comment') {
    refuseIncomplete(given);
    return takeComment(transaction, link, { quote, given, tell });
  }
  const [known] = await transaction.query<{ isSame: boolean }>(sql`
    SELECT link_id = ${link.id} AND answer = ${given.answer} AND name = ${given.name} AND title = ${given.title} AND reason = ${given.text} AS "isSame"
    FROM quote_answer WHERE quote_id = ${link.quoteId} AND version = ${given.version}`);
  if (known?.isSame === true) return undefined;
  if (known !== undefined && given.version === quote.sentVersion)
    throw new HttpProblem(
      409,
      `This quote has already been answered, so your response wasn’t sent. Call ${quote.rep} if you want to change your response.`,
    );
  refuseClosed(quote, given);
  refuseIncomplete(given);
  const isAccepted = given.answer === 'accepted';
  const activity = isAccepted ? await addFollowUp(transaction, link, { today, quote, given }) : undefined;
  await transaction.query(sql`
    INSERT INTO quote_answer (quote_id, version, link_id, answer, name, title, reason, activity_id)
    VALUES (${link.quoteId}, ${given.version}, ${link.id}, ${given.answer}, ${given.name}, ${given.title}, ${given.text}, ${activity ?? null})`);
  await transaction.query(sql`
    UPDATE quote SET state = ${given.answer}, version = version + 1, updated_at = now(), updated_by = NULL WHERE id = ${link.quoteId}`);
  const entry = {
    action: `quote ${given.answer} by customer`,
    record: `customer_quote/${link.quoteId}`,
    after: { ...given, activity: activity ?? null },
  };
  if (isAccepted) await noteChange(transaction, entry, { resource: 'quotes', id: link.companyId });
  else await audit(transaction, null, entry);
  await tell(transaction, {
    employees: [quote.repEmail],
    text: `${link.content.CompanyName} ${given.answer} quote ${link.number}, ${formatUsd(quote.totalCents / 100)}`,
    key: `answer ${link.quoteId} ${given.version}`,
    address: `/quotes/${link.quoteId}`,
  });
  return undefined;
}
