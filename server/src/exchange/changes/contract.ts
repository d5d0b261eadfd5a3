import { Type, type Static } from 'typebox';
import { CHANGE_RESOURCES } from '../rules/changeResources.ts';
import { Exact, Id, Nullable, OneOf } from '@galley/shared/contract/common';

const Cursor = Type.String({ pattern: String.raw`^\d{0,18}$`, default: '' });

export const ChangesQuery = Type.Object({
  /** The cursor of the change or the answer before; empty: from the beginning. */
  after: Cursor,
  limit: Type.Integer({ minimum: 1, maximum: 1000, default: 100 }),
});
export type ChangesQuery = Static<typeof ChangesQuery>;

export const Change = Type.Object({
  cursor: Type.String(),
  resource: OneOf(CHANGE_RESOURCES),
  id: Id,
  /** Where the source that asks feeds this record. */
  externalId: Type.Optional(Type.String()),
  operation: OneOf(['created', 'changed', 'deleted'] as const),
  /** A time in UTC: 2026-11-21T17:00:00Z. */
  at: Type.String(),
  /** Who did it, by name. */
  by: Type.String(),
  /**
   * The record as it was then; null once it is deleted. What it refers to is there as an external id of the source, null where there is
   * none, and beside it by its own id: `company` and `companyId`.
   */
  record: Nullable(Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })),
});
export type Change = Static<typeof Change>;

export const ChangesPage = Type.Object({
  changes: Type.Array(Change),
  /** Where the next page begins; the one that was sent where nothing came after it. */
  cursor: Type.String(),
});
export type ChangesPage = Static<typeof ChangesPage>;

export const WebhookNew = Exact({
  url: Type.String({ pattern: '^https?://', maxLength: 2000 }),
  resources: Type.Array(OneOf(CHANGE_RESOURCES), { minItems: 1, maxItems: 20 }),
  /** Signs what is sent. */
  secret: Type.String({ minLength: 16, maxLength: 200 }),
  /** Source of the external ids. A system speaks of its own. */
  source: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
});
export type WebhookNew = Static<typeof WebhookNew>;

export const Webhook = Type.Object({
  id: Id,
  source: Type.String(),
  url: Type.String(),
  resources: Type.Array(Type.String()),
  createdAt: Type.String(),
  /** When a change arrived last. */
  deliveredAt: Nullable(Type.String()),
  /** How many changes wait, and how many of them were given up. */
  waiting: Type.Integer(),
  dead: Type.Integer(),
  /** Nothing is sent until it is resumed. */
  paused: Type.Boolean(),
  /** Paused because the token that created it is revoked or has run out; resuming it hands it over. */
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
  /** The cursor of the one change that is sent again; absent: all of them. */
  cursor: Type.Optional(Type.String({ pattern: String.raw`^\d{1,18}$` })),
});
