import sql from 'sql-template-tag';
import type { ProofAnswerForm } from './contract.ts';
import { FOLLOW_UP_TYPE, ONCE } from '../../activities/rules/activityRules.ts';
import type { Day } from '@galley/shared/domain/calendar';
import { formatCount } from '@galley/shared/domain/count';
import { COMMENT_LENGTH, type ProofAnswer } from '../rules/share.ts';
import { addActivity } from '../../activities/index.ts';
import { audit } from '../../common/audit.ts';
import type { Queryable } from '../../db/database.ts';
import { brokenField, HttpProblem } from '../../http/problem.ts';
import { lineContact } from './lineContact.ts';
import { readSharedLine, type OpenShare } from './openShare.ts';

/** Characters that a comment can't have: control characters except line breaks and tabs. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/** Normalizes a comment: forms send line breaks as two characters. */
export const plainComment = (comment: string): string =>
  comment.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, '').trim();

/** @throws HttpProblem 422 */
function refuseIncomplete(answer: ProofAnswer, comment: string): void {
  if (answer === 'change' && comment === '') throw brokenField('Comment', 'Please tell us what to change.');
  if (comment.length > COMMENT_LENGTH)
    throw brokenField(
      'Comment',
      `Your comment can have at most ${formatCount(COMMENT_LENGTH)} characters; it has ${formatCount(comment.length)}.`,
    );
}

const notesOf = ({ line, product }: OpenShare, answer: ProofAnswer, comment: string): string =>
  [
    answer === 'approved'
      ? `The customer approved the proof of order line ${line}, ${product}.`
      : `The customer requested changes to the proof of order line ${line}, ${product}.`,
    comment === '' ? '' : `Comment: ${comment}`,
    'Submitted through a link to the order line.',
  ]
    .filter(Boolean)
    .join('\n');

/** The follow-up for the link's creator, due today; undefined if the company no longer has a contact. */
async function addFollowUp(
  transaction: Queryable,
  share: OpenShare,
  today: Day,
  notes: string,
): Promise<number | undefined> {
  const contact = await lineContact(transaction, share.lineId);
  if (contact === undefined) return undefined;
  return addActivity(transaction, { creator: share.makerId, doneBy: null }, today, {
    company: share.companyId,
    contact,
    assignee: share.makerId,
    type: FOLLOW_UP_TYPE,
    start: today,
    recurrence: ONCE,
    end: null,
    comments: notes,
  });
}

/**
 * Call 326: saves a customer's answer to a proof, once for each version; repeating the same answer changes nothing.
 * @throws HttpProblem 409 if the proof has changed, isn't waiting, or was answered differently; 422 for a change without a comment, or a
 * comment that is too long
 */
export async function answerProof(
  transaction: Queryable,
  share: OpenShare,
  today: Day,
  { Answer, Comment, Proof }: ProofAnswerForm,
): Promise<void> {
  const comment = plainComment(Comment);
  const { isWaiting = false, proofVersion } = await readSharedLine(transaction, share);
  const isCurrent = proofVersion !== undefined && proofVersion === Proof;
  const [given] = isCurrent
    ? await transaction.query<{ isSame: boolean }>(sql`
        SELECT share_id = ${share.id} AND answer = ${Answer} AND comment = ${comment} AS "isSame"
        FROM proof_answer WHERE line_id = ${share.lineId} AND proof_version = ${Proof}`)
    : [];
  if (given?.isSame === true) return;
  if (given !== undefined)
    throw new HttpProblem(
      409,
      `This proof has already been answered, so your response wasn’t sent. Call ${share.maker} if you want to change your response.`,
    );
  if (!isCurrent || !isWaiting)
    throw new HttpProblem(
      409,
      isCurrent
        ? `This proof no longer needs a response, so yours wasn’t sent. Call ${share.maker} if you want to change something.`
        : 'The proof has changed since you opened this page, so your response wasn’t sent. Please look at it again.',
    );
  refuseIncomplete(Answer, comment);
  const taken = await transaction.query(sql`
    INSERT INTO proof_answer (line_id, proof_version, share_id, answer, comment)
    VALUES (${share.lineId}, ${Proof}, ${share.id}, ${Answer}, ${comment}) ON CONFLICT DO NOTHING RETURNING line_id`);
  // Another request was faster and has stored an answer.
  if (taken.length === 0) return answerProof(transaction, share, today, { Answer, Comment, Proof });
  const activity = await addFollowUp(transaction, share, today, notesOf(share, Answer, comment));
  await transaction.query(sql`
    UPDATE proof_answer SET activity_id = ${activity ?? null}
    WHERE line_id = ${share.lineId} AND proof_version = ${Proof}`);
  await audit(transaction, null, {
    action: 'proof answered by customer',
    record: `order_share/${share.id}`,
    after: { line: share.line, answer: Answer, comment, activity: activity ?? null },
  });
}
