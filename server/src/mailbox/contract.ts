import { Type, type Static } from 'typebox';
import { Count, Exact, Id, IdFilter, LocalDate, Nullable, OneOf } from '@galley/shared/contract/common';
import { OUTCOMES } from './rules/outcomes.ts';
import { TEMPLATE_FIELDS, TEMPLATE_LENGTHS } from './rules/templates.ts';

/** The newest messages of a company or a contact; `before` is the ID of the last message of the previous page, 0: the newest. */
export const MailQuery = Type.Object({
  company: IdFilter,
  contact: IdFilter,
  before: IdFilter,
});
export type MailQuery = Static<typeof MailQuery>;

export const MailContact = Type.Object({
  ContactID: Id,
  Name: Type.String(),
  CompanyID: Id,
  Company: Type.String(),
});

/** An open activity with the contact who replied, to be marked done or moved. */
export const MailFollowUp = Type.Object({
  ActivityID: Id,
  TypeName: Type.String(),
  StartDate: LocalDate,
  Version: Type.Integer(),
  /** The day that it would be moved to. */
  MoveTo: LocalDate,
});
export type MailFollowUp = Static<typeof MailFollowUp>;

export const MailMessage = Type.Object({
  ID: Id,
  /** A time in UTC. */
  SentAt: Type.String(),
  Subject: Type.String(),
  /** What is new in it, at most 4,000 characters of it. */
  Text: Type.String(),
  /** There is more of it: the rest of the text, quotes of earlier mail, a signature (call 351). */
  HasMore: Type.Boolean(),
  /** A contact's reply to the employee. */
  IsAnswer: Type.Boolean(),
  /** Only the employee sees it. */
  IsPrivate: Type.Boolean(),
  EmployeeID: Id,
  Employee: Type.String(),
  /** Who of the contacts has written it; empty: the employee. */
  Sender: Type.String(),
  Contacts: Type.Array(MailContact),
  /** The activities that it is, one for each company; none of a private one. */
  ActivityIDs: Type.Array(Id),
  /** How many files came with it and were kept, and which were not, with the reasons. */
  Files: Count,
  LeftOut: Type.Array(Type.Object({ name: Type.String(), reason: Type.String() })),
  /** The caller may remove it. */
  CanRemove: Type.Boolean(),
  FollowUp: Nullable(MailFollowUp),
});
export type MailMessage = Static<typeof MailMessage>;

export const MailPage = Type.Object({ Messages: Type.Array(MailMessage), More: Type.Boolean() });
export type MailPage = Static<typeof MailPage>;

export const MailParams = Type.Object({ id: Id });

/** Call 351: all of it. */
export const MailText = Type.Object({ Text: Type.String(), Folded: Type.String() });
export type MailText = Static<typeof MailText>;

/** Call 353. */
export const MailFollowUpRequest = Exact({
  ActivityID: Id,
  Version: Type.Integer(),
  Action: OneOf(['done', 'move']),
});
export type MailFollowUpRequest = Static<typeof MailFollowUpRequest>;
export const MailFollowUpResponse = Type.Object({
  Success: Type.Boolean(),
  /** The activity's version after it. */
  Version: Type.Integer(),
});
export type MailFollowUpResponse = Static<typeof MailFollowUpResponse>;

/** Call 354: the mailbox, for Operations. Nothing of what people write is in it. */
export const MailboxState = Type.Object({
  /** False: none is configured. */
  IsConfigured: Type.Boolean(),
  Address: Type.String(),
  Host: Type.String(),
  /** Since when it can't be read, as a time in UTC, and why; empty: it can. */
  FailingSince: Type.String(),
  Error: Type.String(),
  /** When all of it was read last; empty: not yet. */
  ReadAt: Type.String(),
  /** How many messages are still to be read. */
  Waiting: Count,
  /** The server whose verification of senders counts; empty: senders aren't checked. */
  AuthenticatedBy: Type.String(),
  /** For how many days messages are kept; 0: until somebody removes them. */
  KeepDays: Count,
  Outcomes: Type.Array(Type.Object({ Outcome: OneOf(OUTCOMES), Count })),
  /** The most recently ignored messages, the newest first, at most 100. */
  Left: Type.Array(
    Type.Object({
      ID: Id,
      At: Type.String(),
      Reason: Type.String(),
      Sender: Type.String(),
      Detail: Type.String(),
    }),
  ),
});
export type MailboxState = Static<typeof MailboxState>;

const TemplateText = {
  Name: Type.String({ minLength: 1, maxLength: TEMPLATE_LENGTHS.name }),
  Subject: Type.String({ maxLength: TEMPLATE_LENGTHS.subject }),
  Body: Type.String({ minLength: 1, maxLength: TEMPLATE_LENGTHS.body }),
  /** Shared with employees of the same account owners. */
  IsShared: Type.Boolean(),
};

/** A template of the caller, or of somebody of their team. */
export const MailTemplate = Type.Object({
  ID: Id,
  ...TemplateText,
  Owner: Type.String(),
  IsOwn: Type.Boolean(),
  Version: Type.Integer(),
});
export type MailTemplate = Static<typeof MailTemplate>;

/** ID 0 adds one; above 0 changes one of the caller's. */
export const MailTemplateRequest = Exact({ ID: Id, ...TemplateText, Version: Type.Optional(Type.Integer()) });
export type MailTemplateRequest = Static<typeof MailTemplateRequest>;

/** Call 358. */
export const MailDraftRequest = Exact({
  ContactID: Id,
  /** 0: an empty message. */
  TemplateID: Id,
  /** The number of an order line; empty: the newest of the company. */
  OrderIDLineNum: Type.String({ maxLength: 40 }),
  /** The company of the record that the message is begun at; without it the contact's default one. That of a named order line wins. */
  CompanyID: Type.Optional(Id),
  /** With the thread tag in the subject. */
  IsTagged: Type.Boolean(),
});
export type MailDraftRequest = Static<typeof MailDraftRequest>;

/** A message as the caller's own mail program begins it. */
export const MailDraft = Type.Object({
  To: Type.String(),
  /** The mailbox; empty where none is configured. */
  Bcc: Type.String(),
  Subject: Type.String(),
  Body: Type.String(),
  /** Fields without a value, shown in brackets. */
  Empty: Type.Array(OneOf(TEMPLATE_FIELDS)),
  /** The order line that it is filled from; empty: none. */
  OrderIDLineNum: Type.String(),
});
export type MailDraft = Static<typeof MailDraft>;

/** A message that the palette has found. */
export const PaletteMail = Type.Object({
  ID: Id,
  Subject: Type.String(),
  Contact: Type.String(),
  ContactID: Id,
  Company: Type.String(),
  CompanyID: Id,
  SentAt: Type.String(),
});
export type PaletteMail = Static<typeof PaletteMail>;
