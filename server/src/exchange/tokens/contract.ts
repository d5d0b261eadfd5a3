import { Type, type Static } from 'typebox';
import { Exact, Id, Nullable } from '@galley/shared/contract/common';
import { FEED_RESOURCES } from '../rules/feedFields.ts';

/** A scope: a resource of the feed or all of them, what is read of changes, and a remote whose releases are published or whose topics are told. */
const SCOPE = `^(feed:(\\*|${FEED_RESOURCES.join('|')})|changes:read|releases:publish:(\\*|[a-z][a-z0-9-]*)|inbox:post:[a-z][a-z0-9-]*)$`;
const Scopes = Type.Array(Type.String({ pattern: SCOPE, maxLength: 100 }), { minItems: 1, maxItems: 50 });
/** Lower case, so that nobody takes two for one. */
export const Source = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });

export const ServiceTokenNew = Exact({
  name: Type.String({ minLength: 1, maxLength: 100, pattern: String.raw`\S` }),
  /** The system whose external ids it speaks of. */
  source: Source,
  scopes: Scopes,
  /** The last day on which it works. */
  expiresOn: Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` }),
});
export type ServiceTokenNew = Static<typeof ServiceTokenNew>;

/** A token as it is listed: everything but its secret. Times are in UTC: 2026-11-21T17:00:00Z. */
export const ServiceToken = Type.Object({
  id: Id,
  name: Type.String(),
  source: Type.String(),
  scopes: Type.Array(Type.String()),
  expiresOn: Type.String(),
  createdAt: Type.String(),
  /** Who made it; empty where a command did. */
  createdBy: Type.String(),
  lastUsedAt: Nullable(Type.String()),
  revokedAt: Nullable(Type.String()),
});
export type ServiceToken = Static<typeof ServiceToken>;

/** Shown once: it can't be read again. */
export const ServiceTokenMade = Type.Object({ ...ServiceToken.properties, secret: Type.String() });
export type ServiceTokenMade = Static<typeof ServiceTokenMade>;
