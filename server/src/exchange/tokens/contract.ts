import { Type, type Static } from 'typebox';
import { Exact, Id, Nullable } from '@galley/shared/contract/common';
import { FEED_RESOURCES } from '../rules/feedFields.ts';
import { REMOTE_NAME, SOURCE_NAME } from '../rules/tokenRules.ts';

/**
 * A scope: feeding a resource or all of them, reading changes, or a remote whose releases can be published or whose topics can send
 * notifications.
 */
const SCOPE = `^(feed:(\\*|${FEED_RESOURCES.join('|')})|changes:read|releases:publish:(\\*|${REMOTE_NAME})|inbox:post:${REMOTE_NAME})$`;
const Scopes = Type.Array(Type.String({ pattern: SCOPE, maxLength: 100 }), { minItems: 1, maxItems: 50 });
export const Source = Type.String({ pattern: `^${SOURCE_NAME}$` });

export const ServiceTokenNew = Exact({
  name: Type.String({ minLength: 1, maxLength: 100, pattern: String.raw`\S` }),
  /** The system whose external ids it uses. */
  source: Source,
  scopes: Scopes,
  /** The last day that it works. */
  expiresOn: Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` }),
});
export type ServiceTokenNew = Static<typeof ServiceTokenNew>;

/** A token in the list: everything except its secret. Times are in UTC: 2026-11-21T17:00:00Z. */
export const ServiceToken = Type.Object({
  id: Id,
  name: Type.String(),
  source: Type.String(),
  scopes: Type.Array(Type.String()),
  expiresOn: Type.String(),
  createdAt: Type.String(),
  /** Who created it; empty for a command. */
  createdBy: Type.String(),
  lastUsedAt: Nullable(Type.String()),
  revokedAt: Nullable(Type.String()),
});
export type ServiceToken = Static<typeof ServiceToken>;

/** Returned once: the secret can't be read again. */
export const ServiceTokenMade = Type.Object({ ...ServiceToken.properties, secret: Type.String() });
export type ServiceTokenMade = Static<typeof ServiceTokenMade>;
