import { Type, type Static } from 'typebox';
import { CHANGE_RESOURCES } from '../rules/changeResources.ts';
import { Exact, Id, Nullable, OneOf } from '@galley/shared/contract/common';

const Cursor = Type.String({ pattern: String.raw`^\d{0,18}$`, default: '' });

export const ChangesQuery = Type.Object({
  /** The cursor of the previous change or page; empty: from the beginning. */
  after: Cursor,
  limit: Type.Integer({ minimum: 1, maximum: 1000, default: 100 }),
});
export type ChangesQuery = Static<typeof ChangesQuery>;

export const Change = Type.Object({
  cursor: Type.String(),
  resource: OneOf(CHANGE_RESOURCES),
  id: Id,
  /** The external id, if the requesting source feeds this record. */
  externalId: Type.Optional(Type.String()),
  operation: OneOf(['created', 'changed', 'deleted'] as const),
  /** A time in UTC: 2026-11-21T17:00:00Z. */
  at: Type.String(),
  /** The name of the person who made the change. */
  by: Type.String(),
  record: Type.With(
    Nullable(Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })),
    {
      description:
        'The record after the change; null if it was deleted. References are external ids of the source, or null if it has none; the internal id is beside them: `company` and `companyId`.',
    },
  ),
});
export type Change = Static<typeof Change>;

export const ChangesPage = Type.Object({
  changes: Type.Array(Change),
  /** The cursor of the next page; same as the request's if there's nothing more. */
  cursor: Type.String(),
});
export type ChangesPage = Static<typeof ChangesPage>;

export const WebhookNew = Exact({
  url: Type.String({ pattern: '^https?://', maxLength: 2000 }),
  resources: Type.Array(OneOf(CHANGE_RESOURCES), { minItems: 1, maxItems: 20 }),
  /** Signs each delivery. */
  secret: Type.String({ minLength: 16, maxLength: 200 }),
  /** Source of the external ids. A system can only use its own. */
  source: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
});
export type WebhookNew = Static<typeof WebhookNew>;

export const Webhook = Type.Object({
  id: Id,
  source: Type.String(),
  url: Type.String(),
  resources: Type.Array(Type.String()),
  createdAt: Type.String(),
  /** When a change was last delivered. */
  deliveredAt: Nullable(Type.String()),
  /** How many changes are waiting, and how many failed for good. */
  waiting: Type.Integer(),
  dead: Type.Integer(),
  /** Sends nothing until it's resumed. */
  paused: Type.Boolean(),
  /** Paused because the token that created it was revoked or has expired. Resuming it makes the caller its owner. */
  ended: Type.Boolean(),
});
export type Webhook = Static<typeof Webhook>;

export const DeadLetter = Type.Object({
  webhook: Id,
  cursor: Type.String(),
  resource: Type.String(),
  id: Id,
  attempts: Type.Integer(),
  error: Type.String(),
});
export type DeadLetter = Static<typeof DeadLetter>;

export const ReplayQuery = Type.Object({
  /** The cursor of the change to retry; absent: all of them. */
  cursor: Type.Optional(Type.String({ pattern: String.raw`^\d{1,18}$` })),
});
