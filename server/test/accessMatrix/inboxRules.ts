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
  rule(
    'orderWatches',
    '',
    {},
    ({ OrderIDLineNums }) => OrderIDLineNums,
    whoSeesOrders(gets(['771000-2']), gets([])),
  ),
  rule(
    'orderWatch',
    'of a company',
    { body: { OrderIDLineNum: '771000-1', IsWatched: true } },
    (isDone) => isDone,
    whoSeesOrders(gets(true), 404),
  ),
];
