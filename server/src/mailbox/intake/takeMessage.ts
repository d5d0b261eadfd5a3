import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { storeAttachments, type FileStore } from '../../files/index.ts';
import type { ParsedMessage } from '../parse/message.ts';
import { FAULTS, type IgnoredReason, type Outcome } from '../rules/outcomes.ts';
import { classifyMessage, type Accepted, type ClassifyOptions } from './classifyMessage.ts';
import { storeMessage, type Storing } from './storeMessage.ts';

/** How many ignored messages are kept for Operations. */
const MOST_IGNORED = 500;
/** How far the sender's clock can be ahead. */
const AHEAD_MS = 86_400_000;
const FIRST = '1990-01-01';

/** Another server has taken over the mailbox, or the mailbox was replaced. */
export class LeaseLostError extends Error {
  constructor() {
    super('Another server reads the mailbox.');
    this.name = 'LeaseLostError';
  }
}

/** The location of a message. */
export interface Place {
  account: string;
  holder: string;
  uidValidity: number;
  uid: number;
}

/** A message in the mailbox, parsed or not. */
export interface Found {
  place: Place;
  /** When the mailbox received it, in UTC. */
  receivedAt: string;
  /** The hash of the whole message, which identifies one without a Message-ID. */
  digest: string;
  content: { message: ParsedMessage } | { fault: IgnoredReason; detail: string };
}

export interface Taking {
  database: Database;
  store: FileStore;
  judging: () => ClassifyOptions;
  timeZone: string;
  now: () => Date;
}

/** Advances the mailbox's position, if this server still has the lease. @throws LeaseLostError */
async function advance(transaction: Queryable, { account, holder, uidValidity, uid }: Place): Promise<void> {
  const advanced = await transaction.query(prepared('advance_mailbox')`
    UPDATE mailbox SET done_uid = ${uid}, waiting = greatest(waiting - 1, 0)
    WHERE account = ${account} AND holder = ${holder} AND uid_validity = ${uidValidity} AND done_uid < ${uid} RETURNING account`);
  if (advanced.length === 0) throw new LeaseLostError();
}

async function count(transaction: Queryable, outcome: Outcome): Promise<void> {
  await transaction.query(prepared('count_mail')`
    INSERT INTO mail_outcome (outcome, count) VALUES (${outcome}, 1)
    ON CONFLICT (outcome) DO UPDATE SET count = mail_outcome.count + 1`);
}

const flag = (transaction: Queryable, { account, uidValidity, uid }: Place, name: string) =>
  transaction.query(prepared('flag_mail')`
    INSERT INTO mailbox_flag (account, uid_validity, uid, flag) VALUES (${account}, ${uidValidity}, ${uid}, ${name})
    ON CONFLICT DO NOTHING`);

/** Records that a message was ignored and why (MAIL-03), without its content. */
async function recordIgnored(
  transaction: Queryable,
  { place, receivedAt, content }: Found,
  reason: IgnoredReason,
): Promise<void> {
  await count(transaction, reason);
  const sender = 'message' in content ? content.message.from.map(({ address }) => address).join(', ') : '';
  const detail = 'message' in content ? content.message.automatic : content.detail;
  await transaction.query(sql`
    WITH added AS (
      INSERT INTO mail_left (reason, sender, sent_at, detail)
      VALUES (${reason}, ${sender.slice(0, 300)}, ${receivedAt}::timestamptz, ${detail.slice(0, 300)}) RETURNING id)
    DELETE FROM mail_left WHERE id <= (SELECT id FROM added) - ${MOST_IGNORED}`);
  if (FAULTS.includes(reason)) await flag(transaction, place, String.raw`\Flagged`);
}

/** Identifies a message in any mailbox: by Message-ID and sender, else by its content (MAIL-02). */
function keyOf({ digest }: Found, { messageId, from }: ParsedMessage): string {
  const known = messageId === '' ? `content ${digest}` : `id ${messageId} ${from[0]?.address ?? ''}`;
  return createHash('sha256').update(known).digest('hex');
}

/** When it was sent: the sender's date if plausible, else the time of receipt. */
function timeOf({ date }: ParsedMessage, receivedAt: string): string {
  const latest = new Date(Date.parse(receivedAt) + AHEAD_MS).toISOString();
  return date !== '' && date >= FIRST && date <= latest ? date : receivedAt;
}

/** Everybody can see a record's files, so attachments of private messages aren't stored (MAIL-08). */
async function attachmentsOf(
  { store }: Taking,
  { attachments }: ParsedMessage,
  isPrivate: boolean,
): Promise<Pick<Storing, 'stored' | 'left'>> {
  if (!isPrivate) return storeAttachments(store, attachments);
  const reason = 'Files of private messages stay in your email program.';
  return { stored: [], left: attachments.map(({ name }) => ({ name, reason })) };
}

/** Judges a message before anything is stored, so that nothing of an ignored message is kept. */
async function judged(
  { database, judging }: Taking,
  found: Found,
): Promise<{ left: IgnoredReason } | { accepted: Accepted; message: ParsedMessage; storing: Storing }> {
  if (!('message' in found.content)) return { left: found.content.fault };
  const { message } = found.content;
  const at = timeOf(message, found.receivedAt);
  const verdict = await classifyMessage(database, message, at, judging());
  if ('left' in verdict) return verdict;
  const { messageId, text } = message;
  return { accepted: verdict.accepted, message, storing: { messageId, at, text, stored: [], left: [] } };
}

/** Imports or ignores a message, once: the result and the mailbox's position are in one transaction (MAIL-02). @throws LeaseLostError */
export async function takeMessage(taking: Taking, found: Found): Promise<Outcome> {
  const { database, now, timeZone } = taking;
  const { place } = found;
  const verdict = await judged(taking, found);
  if ('left' in verdict) {
    await database.transaction(async (transaction) => {
      await advance(transaction, place);
      await recordIgnored(transaction, found, verdict.left);
    });
    return verdict.left;
  }
  const { accepted, message, storing } = verdict;
  const files = await attachmentsOf(taking, message, accepted.isPrivate);
  return database.transaction(async (transaction) => {
    await advance(transaction, place);
    await flag(transaction, place, String.raw`\Seen`);
    const isNew = await transaction.query(prepared('take_mail')`
      INSERT INTO mail_taken (key) VALUES (${keyOf(found, message)}) ON CONFLICT DO NOTHING RETURNING key`);
    const outcome = isNew.length === 0 ? 'duplicate' : 'taken';
    await count(transaction, outcome);
    if (outcome === 'taken')
      await storeMessage(transaction, accepted, { ...storing, ...files }, { now: now(), timeZone });
    return outcome;
  });
}
