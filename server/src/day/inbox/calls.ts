import { OrderWatchRequest, OrderWatches } from '@galley/shared/contract/watches';
import { Answer } from '@galley/shared/contract/common';
import type { Call } from '../../http/calls.ts';
import {
  InboxMailRequest,
  InboxMuteRequest,
  InboxMuteTopicRequest,
  InboxPage,
  InboxQuery,
  InboxReadRequest,
  InboxSnoozeRequest,
  InboxUnread,
  InboxUnreadQuery,
} from './contract.ts';

export * as watchSchemas from '@galley/shared/contract/watches';
export * as inboxSchemas from './contract.ts';
const ITEM = {
  ID: 1,
  Kind: 'assigned',
  RecordID: 17,
  ContactID: 0,
  CompanyID: 0,
  OrderIDLineNum: '',
  ChangedBy: 'Morgan Example',
  ActivityType: 'Call',
  ContactName: 'Alex Buyer',
  CompanyName: 'Blue Sky Posters',
  Day: '2026-11-24T00:00:00',
  DayBefore: '0001-01-01T00:00:00',
  DueCount: 0,
  Changes: [],
  Text: '',
  Topic: '',
  Icon: '',
  Address: '',
  CreatedAt: '2026-11-23T15:04:05Z',
  IsRead: false,
};

export const inboxCalls = {
  inbox: {
    number: 189,
    method: 'GET',
    path: '/v1/inbox',
    querystring: InboxQuery,
    response: InboxPage,
    tag: 'Inbox',
    summary: 'A page of the inbox',
    description:
      'What the employee was told: activities that others assigned to them, notes that mention them, how many activities are due today, what became of the order lines that they watch, and, where they have chosen so, what others changed at their customers: one item for each customer and day; what the teams of remotes tell them (call 338). Unread items come first, the newest first in each part. What is snoozed is not listed, nor what is about a record that is gone, notes that mention them no more, or an order line that is no longer theirs to see. Kept for 90 days. `Shows` names the kinds that the caller can show, with commas; left out, it is the kinds of Galley itself, without what teams of remotes tell.',
    example: {
      response: { Items: [ITEM], TotalCount: 1, UnreadCount: 1, Muted: [], MutedTopics: [], MailAt: '' },
    },
  },
  inboxUnread: {
    number: 191,
    method: 'GET',
    path: '/v1/inbox/unread',
    querystring: InboxUnreadQuery,
    response: InboxUnread,
    tag: 'Inbox',
    summary: 'Count unread items',
    description: 'How many items of the inbox are unread, of the kinds in `Shows` (call 189).',
  },
  inboxRead: {
    number: 192,
    method: 'PUT',
    path: '/v1/inbox/read',
    body: InboxReadRequest,
    response: Answer,
    tag: 'Inbox',
    summary: 'Mark items as read or unread',
    description: 'Items that are not in the employee’s inbox are passed over.',
    isWrite: true,
    example: { body: { IDs: [1], IsRead: true } },
  },
  inboxSnooze: {
    number: 193,
    method: 'PUT',
    path: '/v1/inbox/snoozed',
    body: InboxSnoozeRequest,
    response: Answer,
    tag: 'Inbox',
    summary: 'Snooze an item',
    description: 'It is not listed until 7 in the morning of a business day to come, and is unread then.',
    problems: [404, 422],
    isWrite: true,
    example: { body: { ID: 1, Until: '2026-11-30' } },
  },
  inboxMute: {
    number: 194,
    method: 'PUT',
    path: '/v1/inbox/muted',
    body: InboxMuteRequest,
    response: Answer,
    tag: 'Inbox',
    summary: 'Mute kinds of items',
    description:
      'Of these kinds, and of no others, the employee is told nothing from now on. At first it is customers alone. What is in the inbox stays.',
    isWrite: true,
    example: { body: { Kinds: ['due'] } },
  },
  inboxMuteTopic: {
    number: 339,
    method: 'PUT',
    path: '/v1/inbox/muted/topics',
    body: InboxMuteTopicRequest,
    response: Answer,
    tag: 'Inbox',
    summary: 'Mute a topic of a remote',
    description:
      'Of this topic the employee is told nothing from now on, or is told again. What is in the inbox stays. 404 for a topic that is not for the employee, 409 where the remote does not run, 422 where its releases have no such topic; a topic that is not offered any more can still be told again.',
    problems: [404, 409, 422],
    isWrite: true,
    example: { body: { Remote: 'my-day', Topic: 'late', IsMuted: true } },
  },
  inboxMail: {
    number: 245,
    method: 'PUT',
    path: '/v1/inbox/mail',
    body: InboxMailRequest,
    response: Answer,
    tag: 'Inbox',
    summary: 'Choose when the morning mail comes',
    description:
      'On Mondays to Fridays the employee gets a mail of what is unread in their inbox and was in no such mail yet, at this time of the business’s time zone; none where there is nothing. Empty: no mail, as at first.',
    isWrite: true,
    example: { body: { MailAt: '07:30' } },
  },
  orderWatches: {
    number: 196,
    method: 'GET',
    path: '/v1/orders/watched',
    response: OrderWatches,
    tag: 'Inbox',
    summary: 'What of the order lines the employee watches',
    description:
      'Lines and orders by their numbers, customers and views of order lines by their ids: what becomes of their lines comes to the inbox. Only what the employee sees.',
    example: { response: { Watches: [{ Kind: 'line', ID: '100023-1', Name: 'Blue Sky Posters' }] } },
  },
  orderWatch: {
    number: 197,
    method: 'PUT',
    path: '/v1/orders/watched',
    body: OrderWatchRequest,
    response: Answer,
    tag: 'Inbox',
    summary: 'Watch order lines, or stop watching them',
    description:
      'A line, or all lines of an order, of a customer, or that a view finds before or after a change. Who watches a line is told when its promised date moves, when it is shipped, when the carrier reports an exception, and when its proof has waited for the customer for three days; once, whatever covers it. At most 1,000, of which 20 views.',
    problems: [404, 422],
    isWrite: true,
    example: { body: { Kind: 'line', ID: '100023-1', IsWatched: true } },
  },
} as const satisfies Record<string, Call>;

type InboxCalls = typeof inboxCalls;
declare module '../../http/calls.ts' {
  interface Calls extends InboxCalls {}
}
