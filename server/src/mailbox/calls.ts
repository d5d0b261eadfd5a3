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
  Body: 'Hi {first name},\n\nYour proof is ready: {proof link}',
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
    summary: 'Email with a company or a contact',
    description:
      'The newest first, 10 at a time: those whose activities the employee can see, and their own private ones. For the next page, send the last message’s ID as `before`. A reply comes with an open activity with its contact, if the employee can mark it done or move it.',
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
    summary: 'A message in full',
    description:
      'Its new text, and the collapsed parts: quoted earlier messages and signatures. HTML is converted to text.',
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
      'For the employee whose message it is, and Operations. Also removes its activities and files. The message stays in the email program, and Galley won’t import it again.',
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
    summary: 'Mark a reply’s follow-up done, or move it',
    description:
      'Marks an open activity with a contact of the message done, or moves it to a week from today, or to the following Monday if that day is on a weekend. 409 if it has changed since.',
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
      'For Operations: whether Galley can read it, how many messages were imported and ignored, and the most recent ignored ones, with the reason.',
  },
  mailTemplates: {
    number: 355,
    method: 'GET',
    path: '/v1/mailtemplates',
    response: Type.Array(MailTemplate),
    tag: 'Mail',
    summary: 'Email templates',
    description: 'The employee’s own, and those that colleagues with the same account owner share.',
    example: { response: [{ ID: 1, ...TEMPLATE, Owner: 'Robin Sample', IsOwn: true, Version: 1 }] },
  },
  mailTemplateSave: {
    number: 356,
    method: 'POST',
    path: '/v1/mailtemplates',
    body: MailTemplateRequest,
    response: MailTemplate,
    tag: 'Mail',
    summary: 'Add or change an email template',
    description:
      'ID 0 adds a template; a higher number changes one of yours. Fields are in braces: {name}, {first name}, {company}, {product}, {order}, {ship date}, {proof link}, {po}, {job ref}, {tracking}, {my name}.',
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
    summary: 'Delete an email template',
    description: 'Only one of yours.',
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
    summary: 'Draft an email to a contact',
    description:
      'The draft for the employee’s email program: the recipient, the mailbox’s address for a blind copy, and a template’s subject and text filled in from the record. Fields without a value are in brackets and listed in Empty. The company is that of the order line, otherwise the named one, otherwise the contact’s default company. Nothing is sent or stored.',
    problems: [404],
    example: { body: { ContactID: 1, TemplateID: 0, OrderIDLineNum: '', IsTagged: false } },
  },
} as const satisfies Record<string, Call>;

type MailboxCalls = typeof mailboxCalls;
declare module '../http/calls.ts' {
  interface Calls extends MailboxCalls {}
}
