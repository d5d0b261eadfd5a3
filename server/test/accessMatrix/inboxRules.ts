import { associatedOnly, everybody, gets, rule, whoSeesOrders, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

export const inboxRules: readonly Rule[] = [
  rule(
    'inbox',
    '',
    {},
    ({ Items, UnreadCount }) => [UnreadCount, Items.map(({ RecordID }) => RecordID)],
    associatedOnly(gets([1, [WORLD.activity]]), gets([0, []])),
  ),
  rule('inboxUnread', '', {}, ({ UnreadCount }) => UnreadCount, associatedOnly(gets(1), gets(0))),
  rule(
    'inboxRead',
    'of whatever is one’s own of it',
    { body: { IDs: [WORLD.inboxItem], IsRead: true } },
    (isDone) => isDone,
    everybody(gets(true)),
  ),
  rule(
    'inboxSnooze',
    '',
    { body: { ID: WORLD.inboxItem, Until: '2999-12-31' } },
    (isDone) => isDone,
    associatedOnly(gets(true), 404),
  ),
  rule('inboxMute', '', { body: { Kinds: ['due'] } }, (isDone) => isDone, everybody(gets(true))),
  rule('inboxMail', '', { body: { MailAt: '07:30' } }, (isDone) => isDone, everybody(gets(true))),
  rule(
    'orderWatches',
    '',
    {},
    ({ Watches }) => Watches.map(({ ID }) => ID),
    whoSeesOrders(gets(['771000-2', '771000', String(WORLD.company)]), gets([])),
  ),
  rule(
    'orderWatch',
    'a line',
    { body: { Kind: 'line', ID: '771000-1', IsWatched: true } },
    (isDone) => isDone,
    whoSeesOrders(gets(true), 404),
  ),
  rule(
    'orderWatch',
    'an order',
    { body: { Kind: 'order', ID: '771000', IsWatched: true } },
    (isDone) => isDone,
    whoSeesOrders(gets(true), 404),
  ),
  rule(
    'orderWatch',
    'a customer',
    { body: { Kind: 'customer', ID: String(WORLD.company), IsWatched: true } },
    (isDone) => isDone,
    whoSeesOrders(gets(true), 404),
  ),
  rule(
    'orderWatch',
    'the view of somebody',
    { body: { Kind: 'view', ID: String(WORLD.ownView), IsWatched: true } },
    (isDone) => isDone,
    associatedOnly(gets(true), 404),
  ),
];
