import { Meta } from '@galley/shared/contract/config';
import type { Call } from '../../http/calls.ts';

export * as configSchemas from '@galley/shared/contract/config';

export const configCalls = {
  meta: {
    number: 34,
    method: 'GET',
    path: '/meta.json',
    response: Meta,
    secured: false,
    tag: 'Account',
    summary: 'The version of the app',
    description: 'A page compares it with its own version and offers to reload.',
  },
} as const satisfies Record<string, Call>;

type ConfigCalls = typeof configCalls;
declare module '../../http/calls.ts' {
  interface Calls extends ConfigCalls {}
}
