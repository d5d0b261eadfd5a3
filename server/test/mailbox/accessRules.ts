import type { mailboxCalls } from '#server/mailbox/calls';
import {
  associatedOnly,
  everybody,
  gets,
  operationsOnly,
  rule,
  whoSeesOrders,
  type Rule,
} from '../accessMatrix/rule.ts';
import { WORLD } from '../accessMatrix/world.ts';
import { MAIL } from './accessWorld.ts';

type MailboxCalls = typeof mailboxCalls;
declare module '../everyCall.ts' {
  interface RoomCalls extends MailboxCalls {}
}

const { company, contact } = WORLD;
const { theirs: mail, own: ownMail, theirPrivate: privateMail, ownPrivate: ownPrivateMail } = MAIL;
const NOBODYS = 2_000_000_000;
const message = (id: number) => ({ params: { id } });
const followUp = { ActivityID: WORLD.activity, Version: 1 };
const shown = (removable: readonly number[]) => [
  [ownPrivateMail, removable.includes(ownPrivateMail)],
  [ownMail, removable.includes(ownMail)],
  [mail, removable.includes(mail)],
];
const template = { ID: 0, Name: 'Another', Subject: '', Body: 'Hi {name}', IsShared: false };
const draft = { ContactID: contact, TemplateID: 0, OrderIDLineNum: '', IsTagged: false };

/** Every employee can read a company's activities and so its messages, except colleagues' private ones. */
export const mailboxAccess: readonly Rule[] = [
  ...[
    { company, contact: 0 },
    { company: 0, contact },
  ].map((of) =>
    rule(
      `mail of ${of.company === 0 ? 'a contact' : 'a company'}`,
      { query: { ...of, before: 0 } },
      {
        ...everybody(gets(shown([ownMail, ownPrivateMail]))),
        operations: gets(shown([ownMail, ownPrivateMail, mail])),
      },
      ({ Messages }) => Messages.map(({ ID, CanRemove }) => [ID, CanRemove]),
    ),
  ),
  rule('mail of nothing', { query: { company: 0, contact: 0, before: 0 } }, everybody(422)),
  rule(
    'mail of a company that is not there',
    { query: { company: NOBODYS, contact: 0, before: 0 } },
    everybody(404),
  ),
  rule('mailText', message(mail), everybody(gets({ Text: 'New text', Folded: 'Old text' }))),
  rule('mailText of a private one of a colleague', message(privateMail), everybody(404)),
  rule(
    'mailText of a private one of one’s own',
    message(ownPrivateMail),
    everybody(gets('New text')),
    ({ Text }) => Text,
  ),
  rule('mailRemove of a colleague’s', message(mail), { ...everybody(403), operations: gets(true) }),
  rule('mailRemove of a private one of a colleague', message(privateMail), everybody(404)),
  rule('mailRemove of one’s own', message(ownMail), everybody(gets(true))),
  rule(
    'mailFollowUp done',
    { ...message(mail), body: { ...followUp, Action: 'done' } },
    associatedOnly(gets(true), 403),
    ({ Success }) => Success,
  ),
  rule(
    'mailFollowUp moved',
    { ...message(mail), body: { ...followUp, Action: 'move' } },
    associatedOnly(gets(2), 403),
    ({ Version }) => Version,
  ),
  rule(
    'mailFollowUp of a private message of a colleague',
    { ...message(privateMail), body: { ...followUp, Action: 'done' } },
    everybody(404),
  ),
  rule('mailbox', {}, operationsOnly(gets(false)), ({ IsConfigured }) => IsConfigured),
  rule(
    'mailTemplates',
    {},
    associatedOnly(gets([MAIL.sharedTemplate, MAIL.ownTemplate]), gets([])),
    (templates) => templates.map(({ ID }) => ID),
  ),
  rule('mailTemplateSave', { body: template }, everybody(gets(['Another', true])), ({ Name, IsOwn }) => [
    Name,
    IsOwn,
  ]),
  rule(
    'mailTemplateSave of one’s own',
    { body: { ...template, ID: MAIL.ownTemplate, Version: 1 } },
    associatedOnly(gets(2), 404),
    ({ Version }) => Version,
  ),
  rule('mailTemplateRemove', message(MAIL.ownTemplate), associatedOnly(gets(true), 404)),
  rule('mailDraft', { body: draft }, everybody(gets('buyer@example.com')), ({ To }) => To),
  rule(
    'mailDraft with an order line',
    { body: { ...draft, OrderIDLineNum: '771000-1' } },
    whoSeesOrders(gets('771000-1'), 404),
    ({ OrderIDLineNum }) => OrderIDLineNum,
  ),
  rule(
    'mailDraft at a company, with its newest order line',
    { body: { ...draft, CompanyID: company } },
    whoSeesOrders(gets('771000-2'), gets('')),
    ({ OrderIDLineNum }) => OrderIDLineNum,
  ),
  rule(
    'mailDraft at a company that is not there',
    { body: { ...draft, CompanyID: NOBODYS } },
    everybody(404),
  ),
  rule(
    'mailDraft by a template of the team',
    { body: { ...draft, TemplateID: MAIL.sharedTemplate } },
    associatedOnly(gets('Hi Matrix Buyer'), 404),
    ({ Body }) => Body,
  ),
];
