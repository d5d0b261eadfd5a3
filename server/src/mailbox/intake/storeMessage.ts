import sql from 'sql-template-tag';
import { todayIn } from '@galley/shared/domain/businessDay';
import { logActivity } from '../../activities/index.ts';
import type { Queryable } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { addAttachments, type SkippedAttachment, type StoredAttachment } from '../../files/index.ts';
import { splitText } from '../rules/mailText.ts';
import type { Accepted, Place } from './classifyMessage.ts';

/** The maximum number of characters in an activity's notes. */
const NOTES_LENGTH = 20_000;

export interface Storing {
  messageId: string;
  at: string;
  text: string;
  stored: readonly StoredAttachment[];
  left: readonly SkippedAttachment[];
}

/** The activity's notes: subject, people and the new text. */
function notesOf({ subject, sender }: Accepted, { contacts }: Place, text: string): string {
  const others = contacts.filter(({ id }) => id !== sender?.id).map(({ name }) => name);
  const to = others.length === 0 ? '' : `To ${others.join(', ')}`;
  const who =
    sender === undefined ? to : [`From ${sender.name}`, to].filter((part) => part !== '').join('. ');
  return [subject, who, '', text.trim()]
    .join('\n')
    .trim()
    .slice(0, NOTES_LENGTH)
    .replaceAll(/\p{Surrogate}/gu, '');
}

async function insertMessage(
  transaction: Queryable,
  { employee, sender, isPrivate, subject, thread }: Accepted,
  { messageId, at, text, left }: Storing,
): Promise<{ id: number; text: string }> {
  const split = splitText(text);
  const [added] = await transaction.query<{ id: number }>(prepared('insert_mail')`
    INSERT INTO mail_message (id, thread_id, employee_id, is_answer, is_private, message_id, sent_at, subject, text, folded, left_out)
    SELECT id, COALESCE(${thread?.id ?? null}::int, id), ${employee}, ${sender !== undefined}, ${isPrivate}, ${messageId}, ${at}::timestamptz,
      ${subject}, ${split.text}, ${split.folded}, ${JSON.stringify(left)}::jsonb
    FROM (SELECT nextval(pg_get_serial_sequence('mail_message', 'id'))::int AS id) AS next RETURNING id`);
  return { id: added?.id ?? 0, text: split.text };
}

/** Notifies the employee of a reply (MAIL-11), unless muted. */
const tellAnswered = (
  transaction: Queryable,
  { employee }: Accepted,
  {
    mail,
    contact,
    company,
    activity,
  }: { mail: number; contact: number; company: number; activity: number | null },
) =>
  transaction.query(prepared('tell_answered')`
    INSERT INTO inbox_item (owner_id, kind, record_id, occasion, topic, address)
    SELECT ${employee}, 'answered', ${activity ?? contact}, ${`mail ${mail}`}, ${activity === null ? 'contacts' : 'activities'},
      ${`/companies/${company}`}
    WHERE NOT EXISTS (SELECT FROM inbox_mute WHERE employee_id = ${employee} AND kind = 'answered') ON CONFLICT DO NOTHING`);

/**
 * Stores a message, with an activity and the attachments for each company unless it's private (MAIL-07, MAIL-08).
 * @returns its id
 */
export async function storeMessage(
  transaction: Queryable,
  accepted: Accepted,
  storing: Storing,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<number> {
  const { employee, sender, isPrivate, places } = accepted;
  const { id, text } = await insertMessage(transaction, accepted, storing);
  const day = todayIn(timeZone, new Date(storing.at));
  for (const place of places) {
    const [first] = place.contacts;
    if (first === undefined) continue;
    const activity = isPrivate
      ? null
      : await logActivity(
          transaction,
          {
            company: place.company,
            contact: first.id,
            employee,
            type: 'Email',
            day,
            comments: notesOf(accepted, place, text),
          },
          { today: todayIn(timeZone, now), doneBy: sender === undefined ? employee : null },
        );
    await transaction.query(sql`
      INSERT INTO mail_contact (mail_id, contact_id, company_id, activity_id, is_sender)
      SELECT ${id}, contact_id, ${place.company}, ${activity}, contact_id = ${sender?.id ?? 0}
      FROM unnest(${place.contacts.map((contact) => contact.id)}::int[]) AS contact_id`);
    if (activity !== null)
      await addAttachments(transaction, { employeeId: employee, activityId: activity }, storing.stored);
    if (sender !== undefined && first.id === sender.id)
      await tellAnswered(transaction, accepted, {
        mail: id,
        contact: sender.id,
        company: place.company,
        activity,
      });
  }
  return id;
}
