import { Type, type Static } from 'typebox';
import { QUIET_TIMES } from '../rules/inbox.ts';
import { Exact } from '@galley/shared/contract/common';

const QuietTime = Type.String({ pattern: `^(${QUIET_TIMES.join('|')})?$` });

/** When an employee gets neither notifications nor email: daily between two times, both empty for never, and on weekends. */
export const QuietHours = Exact({ From: QuietTime, Until: QuietTime, Weekends: Type.Boolean() });
export type QuietHours = Static<typeof QuietHours>;

export const PushSettings = Type.Object({
  /** The server's public key for browser subscriptions, as base64url. */
  PublicKey: Type.String(),
  /** Whether this session's device gets push notifications. */
  IsOn: Type.Boolean(),
  Quiet: QuietHours,
});
export type PushSettings = Static<typeof PushSettings>;

/** A browser's subscription: its address at the push service, and its keys as base64url (RFC 8291). */
export const PushDevice = Exact({
  Endpoint: Type.String({ maxLength: 1000, pattern: '^https?://' }),
  P256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$' }),
  Auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
});
export type PushDevice = Static<typeof PushDevice>;

/** The message to the service worker. */
export interface PushMessage {
  text: string;
  /** A notification with the same tag replaces the earlier one. */
  tag: string;
  /** The address that it opens. */
  address: string;
}
