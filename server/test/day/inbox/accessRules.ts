import { associatedOnly, everybody, gets, rule, whoSeesOrders, type Rule } from '../../accessMatrix/rule.ts';
import { WORLD } from '../../accessMatrix/world.ts';

export const inboxRules: readonly Rule[] = [
  rule(
    'inbox',
    {},
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
    ({ Items, UnreadCount }) => [UnreadCount, Items.map(({ RecordID, ContactID }) => [RecordID, ContactID])],
  ),
  rule('inboxUnread', {}, associatedOnly(gets(2), gets(0)), ({ UnreadCount }) => UnreadCount),
  rule(
    'inboxRead of whatever is one’s own of it',
    { body: { IDs: [WORLD.inboxItem], IsRead: true } },
    everybody(gets(true)),
  ),
  rule(
    'inboxSnooze',
    { body: { ID: WORLD.inboxItem, Until: '2999-12-31' } },
    associatedOnly(gets(true), 404),
  ),
  rule('inboxMute', { body: { Kinds: ['due'] } }, everybody(gets(true))),
  rule(
    'inboxMuteTopic not',
    { body: { Remote: 'my-day', Topic: 'late', IsMuted: false } },
    everybody(gets(true)),
  ),
  rule('push of one’s own session', {}, everybody(gets(false)), ({ IsOn }) => IsOn),
  rule(
    'pushOn',
    {
      body: {
        Endpoint: 'https://push.example.com/matrix',
        P256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        Auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    everybody(gets(true)),
  ),
  rule('pushOff', {}, everybody(gets(true))),
  rule('inboxQuiet', { body: { From: '18:00', Until: '07:00', Weekends: true } }, everybody(gets(true))),
  rule('inboxMail', { body: { MailAt: '07:30' } }, everybody(gets(true))),
  rule(
    'orderWatches',
    {},
    whoSeesOrders(gets(['771000-2', '771000', String(WORLD.company)]), gets([])),
    ({ Watches }) => Watches.map(({ ID }) => ID),
  ),
  rule(
    'orderWatch a line',
    { body: { Kind: 'line', ID: '771000-1', IsWatched: true } },
    whoSeesOrders(gets(true), 404),
  ),
  rule(
    'orderWatch an order',
    { body: { Kind: 'order', ID: '771000', IsWatched: true } },
    whoSeesOrders(gets(true), 404),
  ),
  rule(
    'orderWatch a customer',
    { body: { Kind: 'customer', ID: String(WORLD.company), IsWatched: true } },
    whoSeesOrders(gets(true), 404),
  ),
  rule(
    'orderWatch the view of somebody',
    { body: { Kind: 'view', ID: String(WORLD.ownView), IsWatched: true } },
    associatedOnly(gets(true), 404),
  ),
];
