import { WORLD, type RoomWorld } from '../accessMatrix/world.ts';

/** The messages and templates of the access matrix's records. */
export const MAIL = {
  /** Messages to the company's contact: a colleague's and the caller's, and a private one of each. */
  theirs: 1111,
  own: 1112,
  theirPrivate: 1113,
  ownPrivate: 1114,
  /** Templates of the associated person: a team template and a personal one. */
  sharedTemplate: 1121,
  ownTemplate: 1122,
} as const;

export const world: RoomWorld = {
  tables: ['mail_template', 'mail_contact', 'mail_message', 'mail_taken'],
  made: ({ me, colleague, associated }) => `
    INSERT INTO mail_message (id, thread_id, employee_id, is_answer, is_private, message_id, sent_at, subject, text, folded)
    SELECT id, id, employee, false, private, '<' || id || '@example.com>', TIMESTAMPTZ '2026-11-21T17:00:00Z', 'Matrix proof', 'New text', 'Old text'
    FROM (VALUES (${MAIL.theirs}, ${colleague.id}, false), (${MAIL.own}, ${me.id}, false), (${MAIL.theirPrivate}, ${colleague.id}, true),
      (${MAIL.ownPrivate}, ${me.id}, true)) AS new (id, employee, private);
    INSERT INTO mail_contact (mail_id, contact_id, company_id) SELECT id, ${WORLD.contact}, ${WORLD.company} FROM mail_message;
    INSERT INTO mail_template (id, owner_id, is_shared, name, subject, body) VALUES
      (${MAIL.sharedTemplate}, ${associated.id}, true, 'For the team', 'Order {order}', 'Hi {name}'),
      (${MAIL.ownTemplate}, ${associated.id}, false, 'Mine', '', 'Hi');`,
};
