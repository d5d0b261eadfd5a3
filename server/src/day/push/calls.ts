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
    summary: 'This device’s notifications and your quiet hours',
    description:
      'The server’s key for browser subscriptions, whether this session’s device gets push notifications, and when the employee wants neither push notifications nor email.',
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
    summary: 'Turn on notifications on this device',
    description:
      'Send the browser’s push subscription. Until the session ends, its device gets a push notification about new notifications that no open page has shown within a few seconds. The URL must be that of a push service: https, and public unless the server allows others.',
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
    summary: 'Turn off notifications on this device',
    description: 'Deletes this session’s subscription at once.',
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
      'From one time of day to another in the business’s time zone, past midnight if the end is earlier, and on weekends if chosen. During quiet hours, the employee gets neither push notifications nor the daily email. Afterward, one push notification sums up what’s new. Leave both times empty for no quiet hours.',
    problems: [422],
    isWrite: true,
    example: { body: QUIET },
  },
} as const satisfies Record<string, Call>;

type PushCalls = typeof pushCalls;
declare module '../../http/calls.ts' {
  interface Calls extends PushCalls {}
}
