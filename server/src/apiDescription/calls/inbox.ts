import type { CallText } from '../tags.ts';

const tag = 'Inbox';
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
  CreatedAt: '2026-11-23T15:04:05Z',
  IsRead: false,
};

export const inboxTexts = {
  inbox: {
    tag,
    summary: 'A page of the inbox',
    description:
      'What the employee was told: activities that others assigned to them, notes that mention them, how many activities are due today, what became of the order lines that they watch, and, where they have chosen so, what others changed at their customers: one item for each customer and day. Unread items come first, the newest first in each part. What is snoozed is not listed, nor what is about a record that is gone, notes that mention them no more, or an order line that is no longer theirs to see. Kept for 90 days.',
    example: { response: { Items: [ITEM], TotalCount: 1, UnreadCount: 1, Muted: [], MailAt: '' } },
  },
  inboxUnread: {
    tag,
    summary: 'Count unread items',
    description: 'How many items of the inbox are unread.',
  },
  inboxRead: {
    tag,
    summary: 'Mark items as read or unread',
    description: 'Items that are not in the employee’s inbox are passed over.',
    isWrite: true,
    example: { body: { IDs: [1], IsRead: true } },
  },
  inboxSnooze: {
    tag,
    summary: 'Snooze an item',
    description: 'It is not listed until 7 in the morning of a business day to come, and is unread then.',
    problems: [404, 422],
    isWrite: true,
    example: { body: { ID: 1, Until: '2026-11-30' } },
  },
  inboxMute: {
    tag,
    summary: 'Mute kinds of items',
    description:
      'Of these kinds, and of no others, the employee is told nothing from now on. At first it is customers alone. What is in the inbox stays.',
    isWrite: true,
    example: { body: { Kinds: ['due'] } },
  },
  inboxMail: {
    tag,
    summary: 'Choose when the morning mail comes',
    description:
      'On Mondays to Fridays the employee gets a mail of what is unread in their inbox and was in no such mail yet, at this time of the business’s time zone; none where there is nothing. Empty: no mail, as at first.',
    isWrite: true,
    example: { body: { MailAt: '07:30' } },
  },
  orderWatches: {
    tag,
    summary: 'What of the order lines the employee watches',
    description:
      'Lines and orders by their numbers, customers and views of order lines by their ids: what becomes of their lines comes to the inbox. Only what the employee sees.',
    example: { response: { Watches: [{ Kind: 'line', ID: '100023-1', Name: 'Blue Sky Posters' }] } },
  },
  orderWatch: {
    tag,
    summary: 'Watch order lines, or stop watching them',
    description:
      'A line, or all lines of an order, of a customer, or that a view finds before or after a change. Who watches a line is told when its promised date moves, when it is shipped, when the carrier reports an exception, and when its proof has waited for the customer for three days; once, whatever covers it. At most 1,000, of which 20 views.',
    problems: [404, 422],
    isWrite: true,
    example: { body: { Kind: 'line', ID: '100023-1', IsWatched: true } },
  },
} satisfies Record<string, CallText>;
