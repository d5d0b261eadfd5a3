import { associatedOnly, everybody, gets, rule, whoSeesOrders, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

export const inboxRules: readonly Rule[] = [
  rule(
    'inbox',
    '',
    {},
    ({ Items, UnreadCount }) => [UnreadCount, Items.map(({ RecordID, ContactID }) => [RecordID, ContactID])],
    associatedOnly(
      gets([
        2,
        [
          [0, WORLD.contact],
          [WORLD.activity, 0],
        ],
      ]),
      gets([0, []]),
    ),
  ),
  rule('inboxUnread', '', {}, ({ UnreadCount }) => UnreadCount, associatedOnly(gets(2), gets(0))),
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
    'inboxMuteTopic',
    'not',
    { body: { Remote: 'my-day', Topic: 'late', IsMuted: false } },
    (isDone) => isDone,
    everybody(gets(true)),
  ),
  rule('push', 'of one’s own session', {}, ({ IsOn }) => IsOn, everybody(gets(false))),
  rule(
    'pushOn',
    '',
    {
      body: {
        Endpoint: 'https://push.example.com/matrix',
        P256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        Auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    (isDone) => isDone,
    everybody(gets(true)),
  ),
  rule('pushOff', '', {}, (isDone) => isDone, everybody(gets(true))),
  rule(
    'inboxQuiet',
    '',
    { body: { From: '18:00', Until: '07:00', Weekends: true } },
    (isDone) => isDone,
    everybody(gets(true)),
  ),
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
