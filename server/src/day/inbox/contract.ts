import { Type, type Static } from 'typebox';
import { CUSTOMER_PARTS, INBOX_KINDS, ITEM_KINDS, MAIL_TIMES, MOST_MARKED } from '../rules/inbox.ts';
import { Count, Exact, Id, LocalDate, OneOf, PageNo, PageSize } from '@galley/shared/contract/common';
import { TopicKey } from '@galley/shared/contract/releases';
import { Remote } from '../../releases/operating/contract.ts';

const Kind = OneOf(INBOX_KINDS);
const MailAt = Type.String({ pattern: `^(${MAIL_TIMES.join('|')})?$` });

/** A notification. It shows its record's current details, not those at the time of the event. */
export const InboxItem = Type.Object({
  ID: Id,
  Kind: OneOf(ITEM_KINDS),
  /** The assigned activity, or the one whose notes mention the employee; otherwise 0. */
  RecordID: Id,
  /** The contact whose notes mention the employee; otherwise 0. */
  ContactID: Id,
  /** The customer where others have changed something; 0 for other kinds. */
  CompanyID: Id,
  /** The person whose action is reported; empty if there is none. */
  ChangedBy: Type.String(),
  /** The order-line id; empty for other kinds. */
  OrderIDLineNum: Type.String(),
  /** The activity's type and contact, and the company of the activity or line; empty if there is none. */
  ActivityType: Type.String(),
  ContactName: Type.String(),
  CompanyName: Type.String(),
  /**
   * The day when activities are due or customers were changed, the delivery date, the ship date, or the day since which the proof has
   * waited.
   */
  Day: LocalDate,
  /** The previous delivery date. */
  DayBefore: LocalDate,
  /** How many activities are due; 0 for other kinds. */
  DueCount: Count,
  /** What was changed at the customer on that day, and how often; empty for other kinds. */
  Changes: Type.Array(Type.Object({ Part: OneOf(CUSTOMER_PARTS), Count })),
  /** A remote's text, its topic's label and icon, and the address it links to; empty for other kinds. */
  Text: Type.String(),
  Topic: Type.String(),
  Icon: Type.String(),
  Address: Type.String(),
  /** A time in UTC. */
  CreatedAt: Type.String(),
  IsRead: Type.Boolean(),
});
export type InboxItem = Static<typeof InboxItem>;

/** A topic of a remote (TEAM-18). */
const TopicOfRemote = Exact({ Remote, Topic: TopicKey });
export type TopicOfRemote = Static<typeof TopicOfRemote>;

/**
 * The kinds that a page can show, separated by commas (TEAM-28). Older pages omit it, and get Galley's own kinds. A page can be newer than
 * its server, so unknown names are accepted.
 */
const Shows = Type.Optional(Type.String({ pattern: '^[a-z]{1,20}(,[a-z]{1,20}){0,49}$' }));

/** Call 189. */
export const InboxQuery = Type.Object({
  Shows,
  PageNo: Type.Unsafe<number>({ ...PageNo, default: 1 }),
  PageSize: Type.Unsafe<Static<typeof PageSize>>({ ...PageSize, default: 20 }),
});
export type InboxQuery = Static<typeof InboxQuery>;
/** Unread items first, then read ones; the newest first within each part. */
export const InboxPage = Type.Object({
  Items: Type.Array(InboxItem),
  TotalCount: Count,
  UnreadCount: Count,
  /** The muted kinds. */
  Muted: Type.Array(Kind),
  /** The muted topics of remotes. */
  MutedTopics: Type.Array(TopicOfRemote),
  /** When the daily email is sent; empty: never. */
  MailAt,
});
export type InboxPage = Static<typeof InboxPage>;

export const InboxReadRequest = Exact({
  IDs: Type.Array(Id, { maxItems: MOST_MARKED, uniqueItems: true }),
  IsRead: Type.Boolean(),
});
export type InboxReadRequest = Static<typeof InboxReadRequest>;

/** Until the morning of a future day. */
export const InboxSnoozeRequest = Exact({ ID: Id, Until: LocalDate });
export type InboxSnoozeRequest = Static<typeof InboxSnoozeRequest>;

/** Mutes these kinds and no others. */
export const InboxMuteRequest = Exact({
  Kinds: Type.Array(Kind, { maxItems: INBOX_KINDS.length, uniqueItems: true }),
});
export type InboxMuteRequest = Static<typeof InboxMuteRequest>;

/** One topic of a remote. */
export const InboxMuteTopicRequest = Exact({ ...TopicOfRemote.properties, IsMuted: Type.Boolean() });
export type InboxMuteTopicRequest = Static<typeof InboxMuteTopicRequest>;

export const InboxMailRequest = Exact({ MailAt });
export type InboxMailRequest = Static<typeof InboxMailRequest>;

/** Call 191. */
export const InboxUnreadQuery = Type.Object({ Shows });
export type InboxUnreadQuery = Static<typeof InboxUnreadQuery>;
export const InboxUnread = Type.Object({ UnreadCount: Count });
export type InboxUnread = Static<typeof InboxUnread>;
