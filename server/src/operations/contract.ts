import { Type, type Static } from 'typebox';
import { DateFilter, Id, IdFilter, Nullable } from '@galley/shared/contract/common';

/** Narrows what is listed; all that are given apply. Days are days of the business time zone, both included. */
export const AuditQuery = Type.Object({
  /** One record: 'activity/12'. */
  record: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  /** Who did it; 0: anybody. */
  employee: IdFilter,
  from: DateFilter,
  to: DateFilter,
  /** The smallest id of the page before; 0: the newest page. */
  before: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, default: 0 }),
});
export type AuditQuery = Static<typeof AuditQuery>;

/** What was done to which record by whom; before and after hold the members that the write was about. */
export const AuditRow = Type.Object({
  id: Type.Integer(),
  /** A time in UTC: 2026-11-21T17:00:00Z. */
  at: Type.String(),
  employee: Nullable(Id),
  /** The employee's name; empty when nobody is known. */
  by: Type.String(),
  action: Type.String(),
  record: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
});
export type AuditRow = Static<typeof AuditRow>;

/** A page of 100, the newest first; `more`: ask again with the last id. */
export const AuditPage = Type.Object({ rows: Type.Array(AuditRow), more: Type.Boolean() });
export type AuditPage = Static<typeof AuditPage>;
