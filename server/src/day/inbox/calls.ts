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
    summary: 'A page of notifications',
    description:
      'The employee’s notifications: activities assigned to them, mentions, how many activities are due today, updates of the order lines they watch, contacts’ replies to their email, and, if they chose so, changes at their customers, one notification for each customer and day. Teams of remotes send notifications, too (call 338). Unread ones come first, and in each group the newest. Left out are snoozed ones and those about a record that is gone, notes that no longer mention the employee, or an order line they can no longer see. Kept for 90 days, snoozed ones from when they are listed again. `Shows` lists, with commas, the kinds that the caller can show; by default Galley’s own kinds, without those of remotes.',
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
    summary: 'Count unread notifications',
    description: 'How many notifications are unread, of the kinds in `Shows` (call 189).',
  },
  inboxRead: {
    number: 192,
    method: 'PUT',
    path: '/v1/inbox/read',
    body: InboxReadRequest,
    response: Answer,
    tag: 'Inbox',
    summary: 'Mark notifications as read or unread',
    description: 'Notifications of other employees are ignored.',
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
    summary: 'Snooze a notification',
    description: 'Hides it until 7 a.m. on a later day, weekends included; then it is unread again.',
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
    summary: 'Mute kinds of notifications',
    description:
      'Replaces the muted kinds: the employee gets no more notifications of these. At first, only changes at customers are muted. Existing notifications stay.',
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
    summary: 'Mute a remote’s topic',
    description:
      'Mutes or unmutes the topic. Existing notifications stay. 404 for a topic that isn’t for the employee, 409 if the remote isn’t running, 422 if its releases have no such topic. You can still unmute a topic that is no longer offered.',
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
    summary: 'Choose when the daily email is sent',
    description:
      'On Mondays to Fridays at this time, in the business’s time zone, the employee gets an email with the unread notifications that weren’t in an earlier one. Those pushed to a device that day wait for a later email. If there are none, no email is sent. Empty, the default, means no email.',
    isWrite: true,
    example: { body: { MailAt: '07:30' } },
  },
  orderWatches: {
    number: 196,
    method: 'GET',
    path: '/v1/orders/watched',
    response: OrderWatches,
    tag: 'Inbox',
    summary: 'Watched order lines',
    description:
      'Lines and orders by number, customers and views of order lines by id; the employee gets notifications about their lines. Only what the employee can see.',
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
      'Watches a line, or all lines of an order, of a customer or in a view. A view’s watch covers lines that are in the view before or after a change. You’re notified when a line’s delivery date moves, when it ships, when the carrier reports an exception, and when its proof has waited for the customer for three days; once for each, even if several watches cover the line. At most 1,000 watches, 20 of them views.',
    problems: [404, 422],
    isWrite: true,
    example: { body: { Kind: 'line', ID: '100023-1', IsWatched: true } },
  },
} as const satisfies Record<string, Call>;

type InboxCalls = typeof inboxCalls;
declare module '../../http/calls.ts' {
  interface Calls extends InboxCalls {}
}
