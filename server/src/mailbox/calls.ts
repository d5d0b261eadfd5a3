import { Type } from 'typebox';
import type { Call } from '../http/calls.ts';
import {
  MailboxState,
  MailDraft,
  MailDraftRequest,
  MailFollowUpRequest,
  MailFollowUpResponse,
  MailPage,
  MailParams,
  MailQuery,
  MailTemplate,
  MailTemplateRequest,
  MailText,
} from './contract.ts';

export * as mailboxSchemas from './contract.ts';

const TEMPLATE = {
  Name: 'Proof is ready',
  Subject: 'Your proof for order {order}',
  Body: 'Hi {first name},\n\nyour proof is ready: {proof link}',
  IsShared: true,
};

export const mailboxCalls = {
  mail: {
    number: 350,
    method: 'GET',
    path: '/v1/mail',
    querystring: MailQuery,
    response: MailPage,
    tag: 'Mail',
    summary: 'Messages of a company or a contact',
    description:
      'The newest first, 10 at a time: those whose activities the employee sees, and their own private ones. For the next ones send the ID of the last as before. With an answer comes an open activity with its contact that the employee may mark done or move.',
    problems: [404, 422],
    example: { query: { company: 1, contact: 0, before: 0 }, response: { Messages: [], More: false } },
    cost: 'search',
  },
  mailText: {
    number: 351,
    method: 'GET',
    path: '/v1/mail/:id',
    params: MailParams,
    response: MailText,
    tag: 'Mail',
    summary: 'A message as a whole',
    description:
      'Its new text, and what is folded away: quotes of earlier mail and signatures. HTML was made text.',
    problems: [404],
    example: { response: { Text: 'The proof is ready.\n', Folded: '-- \nRobin' } },
  },
  mailRemove: {
    number: 352,
    method: 'DELETE',
    path: '/v1/mail/:id',
    params: MailParams,
    response: Type.Literal(true),
    tag: 'Mail',
    summary: 'Remove a message',
    description:
      'For the employee whose message it is, and Operations. It goes with its activities and files; the mail program keeps its own copy, and Galley does not take it again.',
    problems: [404],
    isWrite: true,
  },
  mailFollowUp: {
    number: 353,
    method: 'POST',
    path: '/v1/mail/:id/follow-up',
    params: MailParams,
    body: MailFollowUpRequest,
    response: MailFollowUpResponse,
    tag: 'Mail',
    summary: 'Mark the follow-up of an answer done, or move it',
    description:
      'An open activity with a contact of the message: marked done, or moved by a week. 409 when it was changed since.',
    problems: [404, 409],
    isWrite: true,
    example: { body: { ActivityID: 1, Version: 1, Action: 'done' }, response: { Success: true, Version: 2 } },
  },
  mailbox: {
    number: 354,
    method: 'GET',
    path: '/v1/mailbox',
    response: MailboxState,
    tag: 'Mail',
    summary: 'The mailbox',
    description:
      'For Operations: whether it can be read, how many messages were taken or left alone, and the last of those that were left alone, with the reason.',
  },
  mailTemplates: {
    number: 355,
    method: 'GET',
    path: '/v1/mailtemplates',
    response: Type.Array(MailTemplate),
    tag: 'Mail',
    summary: 'Templates of mail',
    description: 'The employee’s own, and those that people of their account owners share.',
    example: { response: [{ ID: 1, ...TEMPLATE, Owner: 'Robin Sample', IsOwn: true, Version: 1 }] },
  },
  mailTemplateSave: {
    number: 356,
    method: 'POST',
    path: '/v1/mailtemplates',
    body: MailTemplateRequest,
    response: MailTemplate,
    tag: 'Mail',
    summary: 'Add or change a template of mail',
    description:
      'ID 0 adds one, above 0 changes one’s own. Fields stand in braces: {name}, {first name}, {company}, {product}, {order}, {ship date}, {proof link}, {po}, {job ref}, {tracking}, {my name}.',
    problems: [404, 409, 422],
    isWrite: true,
    example: { body: { ID: 0, ...TEMPLATE } },
  },
  mailTemplateRemove: {
    number: 357,
    method: 'DELETE',
    path: '/v1/mailtemplates/:id',
    params: MailParams,
    response: Type.Literal(true),
    tag: 'Mail',
    summary: 'Delete a template of mail',
    description: 'One’s own.',
    problems: [404],
    isWrite: true,
  },
  mailDraft: {
    number: 358,
    method: 'POST',
    path: '/v1/maildrafts',
    body: MailDraftRequest,
    response: MailDraft,
    tag: 'Mail',
    summary: 'A message to a contact, filled from the record',
    description:
      'What the employee’s own mail program begins with: recipient, the mailbox as blind copy, subject and text of a template. Fields that the record has nothing for stand in brackets, and are named in Empty. The company is that of the order line, else the one named, else the contact’s default one. Nothing is sent or kept.',
    problems: [404],
    example: { body: { ContactID: 1, TemplateID: 0, OrderIDLineNum: '', IsTagged: false } },
  },
} as const satisfies Record<string, Call>;

type MailboxCalls = typeof mailboxCalls;
declare module '../http/calls.ts' {
  interface Calls extends MailboxCalls {}
}
