import { Type, type Static } from 'typebox';
import { Count, Exact, Id, IdFilter, LocalDate, Nullable, OneOf } from '@galley/shared/contract/common';
import { OUTCOMES } from './rules/outcomes.ts';
import { TEMPLATE_FIELDS, TEMPLATE_LENGTHS } from './rules/templates.ts';

/** The newest messages of a company or a contact. */
export const MailQuery = Type.Object({
  company: IdFilter,
  contact: IdFilter,
  before: Type.With(IdFilter, {
    description:
      'Messages before the one with this ID, the last of the previous page; 0: starting with the newest.',
  }),
});
export type MailQuery = Static<typeof MailQuery>;

export const MailContact = Type.Object({
  ContactID: Id,
  Name: Type.String(),
  CompanyID: Id,
  Company: Type.String(),
});

/** An open activity with the contact who replied; the employee can mark it done or move it. */
export const MailFollowUp = Type.Object({
  ActivityID: Id,
  TypeName: Type.String(),
  StartDate: LocalDate,
  Version: Type.Integer(),
  /** The day that the action 'move' moves it to. */
  MoveTo: LocalDate,
});
export type MailFollowUp = Static<typeof MailFollowUp>;

export const MailMessage = Type.Object({
  ID: Id,
  /** A time in UTC. */
  SentAt: Type.String(),
  Subject: Type.String(),
  /** Its new text, at most 4,000 characters. */
  Text: Type.String(),
  /** There's more text (call 351): the rest, quoted messages or a signature. */
  HasMore: Type.Boolean(),
  /** A contact's reply to the employee. */
  IsAnswer: Type.Boolean(),
  /** Only the employee sees it. */
  IsPrivate: Type.Boolean(),
  EmployeeID: Id,
  Employee: Type.String(),
  /** The contact who wrote it; empty: the employee. */
  Sender: Type.String(),
  Contacts: Type.Array(MailContact),
  /** Its activities, one for each company; none if it's private. */
  ActivityIDs: Type.Array(Id),
  /** The number of stored attachments; `LeftOut` lists those that weren't stored, with the reasons. */
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

/** Call 351: a message's whole text. */
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
  /** The activity's new version. */
  Version: Type.Integer(),
});
export type MailFollowUpResponse = Static<typeof MailFollowUpResponse>;

/** Call 354: the mailbox, for Operations, without the content of messages. */
export const MailboxState = Type.Object({
  /** False: none is configured. */
  IsConfigured: Type.Boolean(),
  Address: Type.String(),
  Host: Type.String(),
  /** Since when it can't be read, in UTC, and why; empty: it can be read. */
  FailingSince: Type.String(),
  Error: Type.String(),
  /** When all of it was last read; empty: never. */
  ReadAt: Type.String(),
  /** The number of messages still to be read. */
  Waiting: Count,
  /** The server trusted to verify senders; empty: senders aren't checked. */
  AuthenticatedBy: Type.String(),
  /** For how many days messages are kept; 0: until somebody removes them. */
  KeepDays: Count,
  Outcomes: Type.Array(Type.Object({ Outcome: OneOf(OUTCOMES), Count })),
  /** The most recently ignored messages, the newest first, at most 100. */
  Left: Type.Array(
    Type.Object({
      ID: Id,
      At: Type.String(),
      Reason: Type.String({ description: 'Why the message was ignored.' }),
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

/** A template of the caller or of a teammate. */
export const MailTemplate = Type.Object({
  ID: Id,
  ...TemplateText,
  Owner: Type.String(),
  IsOwn: Type.Boolean(),
  Version: Type.Integer(),
});
export type MailTemplate = Static<typeof MailTemplate>;

export const MailTemplateRequest = Exact({
  ID: Type.With(Id, { description: '0 adds a template; other IDs change one of the caller’s.' }),
  ...TemplateText,
  Version: Type.Optional(
    Type.Integer({
      description:
        'With an ID above 0: the version you started from. Without it, or if the template has changed since, the save is refused with 409.',
    }),
  ),
});
export type MailTemplateRequest = Static<typeof MailTemplateRequest>;

/** Call 358. */
export const MailDraftRequest = Type.Object({
  ContactID: Id,
  /** 0: an empty message. */
  TemplateID: Id,
  /** The number of an order line; empty: the newest of the company. */
  OrderIDLineNum: Type.String({ maxLength: 40 }),
  /**
   * The company of the record where the message is started; without it, the contact's default company. The company of `OrderIDLineNum`
   * takes precedence.
   */
  CompanyID: Type.Optional(Id),
  /** Whether the subject includes the thread tag. */
  IsTagged: Type.Boolean(),
});
export type MailDraftRequest = Static<typeof MailDraftRequest>;

/** A draft that opens in the caller's own email program. */
export const MailDraft = Type.Object({
  To: Type.String(),
  /** The mailbox; empty where none is configured. */
  Bcc: Type.String(),
  Subject: Type.String(),
  Body: Type.String(),
  /** Fields without a value, shown in brackets. */
  Empty: Type.Array(OneOf(TEMPLATE_FIELDS)),
  /** The order line whose values it contains; empty: none. */
  OrderIDLineNum: Type.String(),
});
export type MailDraft = Static<typeof MailDraft>;

/** A message that the palette found. */
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
