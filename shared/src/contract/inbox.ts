import { Type, type Static } from 'typebox';
import {
  CUSTOMER_PARTS,
  INBOX_KINDS,
  ITEM_KINDS,
  MAIL_TIMES,
  MOST_MARKED,
  WATCH_KINDS,
} from '../domain/inbox.ts';
import { Answer, Count, Exact, Id, LocalDate, OneOf, PageNo, PageSize } from './common.ts';
import { TopicKey } from './releases.ts';
import { Remote } from './releaseOperations.ts';

const Kind = OneOf(INBOX_KINDS);
const MailAt = Type.String({ pattern: `^(${MAIL_TIMES.join('|')})?$` });

/** What one employee is told. What it says of a record is what the record says now. */
export const InboxItem = Type.Object({
  ID: Id,
  Kind: OneOf(ITEM_KINDS),
  /** The activity that was assigned, or in whose notes the employee is mentioned; 0 of anything else. */
  RecordID: Id,
  /** The contact in whose notes the employee is mentioned; 0 of anything else. */
  ContactID: Id,
  /** The customer at which others have changed something; 0 of another kind. */
  CompanyID: Id,
  /** Who did it; empty: nobody. */
  ChangedBy: Type.String(),
  /** The number of the order line; empty of another kind. */
  OrderIDLineNum: Type.String(),
  /** The activity's type and contact, and the company of the activity or line; empty where there is none. */
  ActivityType: Type.String(),
  ContactName: Type.String(),
  CompanyName: Type.String(),
  /** The day on which activities are due or customers were changed, the promised date, the ship date, or since when the proof has waited. */
  Day: LocalDate,
  /** The promised date before. */
  DayBefore: LocalDate,
  /** How many activities are due; 0 of another kind. */
  DueCount: Count,
  /** What was changed at the customer on that day, and how often; empty of another kind. */
  Changes: Type.Array(Type.Object({ Part: OneOf(CUSTOMER_PARTS), Count })),
  /** What the team of a remote says, the label and the icon of its topic, and the address that the item leads to; empty of another kind. */
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
 * The kinds that a page can show, with commas (TEAM-28); absent, as from pages of before: those of Galley itself. A page may be newer than
 * its server, so this takes names that nobody knows.
 */
const Shows = Type.Optional(Type.String({ pattern: '^[a-z]{1,20}(,[a-z]{1,20}){0,49}$' }));

/** Call 189. */
export const InboxQuery = Type.Object({
  Shows,
  PageNo: Type.Unsafe<number>({ ...PageNo, default: 1 }),
  PageSize: Type.Unsafe<Static<typeof PageSize>>({ ...PageSize, default: 20 }),
});
export type InboxQuery = Static<typeof InboxQuery>;
/** Unread items first, the newest first in each part. */
export const InboxPage = Type.Object({
  Items: Type.Array(InboxItem),
  TotalCount: Count,
  UnreadCount: Count,
  /** The kinds of which the employee is told nothing. */
  Muted: Type.Array(Kind),
  /** And the topics of remotes. */
  MutedTopics: Type.Array(TopicOfRemote),
  /** When the morning mail comes; empty: never. */
  MailAt,
});
export type InboxPage = Static<typeof InboxPage>;

export const InboxReadRequest = Exact({
  IDs: Type.Array(Id, { maxItems: MOST_MARKED, uniqueItems: true }),
  IsRead: Type.Boolean(),
});
export type InboxReadRequest = Static<typeof InboxReadRequest>;

/** Until the morning of a day to come. */
export const InboxSnoozeRequest = Exact({ ID: Id, Until: LocalDate });
export type InboxSnoozeRequest = Static<typeof InboxSnoozeRequest>;

/** These kinds and no others. */
export const InboxMuteRequest = Exact({
  Kinds: Type.Array(Kind, { maxItems: INBOX_KINDS.length, uniqueItems: true }),
});
export type InboxMuteRequest = Static<typeof InboxMuteRequest>;

/** One topic of a remote. */
export const InboxMuteTopicRequest = Exact({ ...TopicOfRemote.properties, IsMuted: Type.Boolean() });
export type InboxMuteTopicRequest = Static<typeof InboxMuteTopicRequest>;

export const InboxMailRequest = Exact({ MailAt });
export type InboxMailRequest = Static<typeof InboxMailRequest>;

/** What is watched: the number of the order line (1001-2), or of the order (1001), or the id of the company or view. */
const Watched = {
  Kind: OneOf(WATCH_KINDS),
  ID: Type.String({ pattern: String.raw`^\d{1,10}(-\d{1,10})?$` }),
};

/** What an employee watches. */
export const OrderWatch = Type.Object({
  ...Watched,
  /** The company of the line or order, or the company or view itself. */
  Name: Type.String(),
});
export type OrderWatch = Static<typeof OrderWatch>;
export const OrderWatches = Type.Object({ Watches: Type.Array(OrderWatch) });
export type OrderWatches = Static<typeof OrderWatches>;

export const OrderWatchRequest = Exact({ ...Watched, IsWatched: Type.Boolean() });
export type OrderWatchRequest = Static<typeof OrderWatchRequest>;

/** Call 191. */
export const InboxUnreadQuery = Type.Object({ Shows });
export type InboxUnreadQuery = Static<typeof InboxUnreadQuery>;
export const InboxUnread = Type.Object({ UnreadCount: Count });
export type InboxUnread = Static<typeof InboxUnread>;

export const inboxCalls = {
  inbox: { number: 189, method: 'GET', path: '/v1/inbox', querystring: InboxQuery, response: InboxPage },
  inboxUnread: {
    number: 191,
    method: 'GET',
    path: '/v1/inbox/unread',
    querystring: InboxUnreadQuery,
    response: InboxUnread,
  },
  inboxRead: { number: 192, method: 'PUT', path: '/v1/inbox/read', body: InboxReadRequest, response: Answer },
  inboxSnooze: {
    number: 193,
    method: 'PUT',
    path: '/v1/inbox/snoozed',
    body: InboxSnoozeRequest,
    response: Answer,
  },
  inboxMute: {
    number: 194,
    method: 'PUT',
    path: '/v1/inbox/muted',
    body: InboxMuteRequest,
    response: Answer,
  },
  inboxMuteTopic: {
    number: 339,
    method: 'PUT',
    path: '/v1/inbox/muted/topics',
    body: InboxMuteTopicRequest,
    response: Answer,
  },
  inboxMail: {
    number: 245,
    method: 'PUT',
    path: '/v1/inbox/mail',
    body: InboxMailRequest,
    response: Answer,
  },
  orderWatches: { number: 196, method: 'GET', path: '/v1/orders/watched', response: OrderWatches },
  orderWatch: {
    number: 197,
    method: 'PUT',
    path: '/v1/orders/watched',
    body: OrderWatchRequest,
    response: Answer,
  },
} as const;
