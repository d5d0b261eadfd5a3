import { Answer } from '@galley/shared/contract/common';
import type { Call } from '../../http/calls.ts';
import { PushDevice, PushSettings, QuietHours } from './contract.ts';

export * as pushSchemas from './contract.ts';
const QUIET = { From: '18:00', Until: '07:00', Weekends: true };

export const pushCalls = {
  push: {
    number: 300,
    method: 'GET',
    path: '/v1/push',
    response: PushSettings,
    tag: 'Inbox',
    summary: 'Notifications of this device, and quiet hours',
    description:
      'The key of the server by which a browser subscribes, whether the device of this session is told of new items of the inbox, and when the employee wants neither notifications nor mail.',
    example: {
      response: {
        PublicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        IsOn: true,
        Quiet: QUIET,
      },
    },
  },
  pushOn: {
    number: 301,
    method: 'PUT',
    path: '/v1/push/device',
    body: PushDevice,
    response: Answer,
    tag: 'Inbox',
    summary: 'Have this device told',
    description:
      'Takes what the browser answers to a subscription. The device of this session is told of new items of the inbox, of each some seconds later if no open page has told it, until the session ends. Addresses are of push services: with https, and public unless the server allows others.',
    problems: [422],
    isWrite: true,
    example: {
      body: {
        Endpoint: 'https://push.example.com/send/abc',
        P256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        Auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  },
  pushOff: {
    number: 302,
    method: 'DELETE',
    path: '/v1/push/device',
    response: Answer,
    tag: 'Inbox',
    summary: 'Have this device told no more',
    description: 'The subscription of this session is forgotten at once.',
    isWrite: true,
  },
  inboxQuiet: {
    number: 303,
    method: 'PUT',
    path: '/v1/inbox/quiet',
    body: QuietHours,
    response: Answer,
    tag: 'Inbox',
    summary: 'Choose quiet hours',
    description:
      'From one time to another of each day by the business’s clock, past midnight where the end is earlier, and on weekends: the employee gets neither notifications nor the morning mail then. Afterwards one notification says how many items are new. Both times empty: no such hours.',
    problems: [422],
    isWrite: true,
    example: { body: QUIET },
  },
} as const satisfies Record<string, Call>;

type PushCalls = typeof pushCalls;
declare module '../../http/calls.ts' {
  interface Calls extends PushCalls {}
}
