import { Type, type Static } from 'typebox';
import { DateFilter, Id, IdFilter, Nullable } from '@galley/shared/contract/common';

/** Filters of the audit log, all of which apply. Days are in the business time zone, both included. */
export const AuditQuery = Type.Object({
  /** One record: 'activity/12'. */
  record: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  /** The author; 0: anybody. */
  employee: IdFilter,
  from: DateFilter,
  to: DateFilter,
  /** The smallest id of the previous page; 0: the newest page. */
  before: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, default: 0 }),
});
export type AuditQuery = Static<typeof AuditQuery>;

/** Who did what to which record; before and after contain the members that the write was about. */
export const AuditRow = Type.Object({
  id: Type.Integer(),
  /** A time in UTC: 2026-11-21T17:00:00Z. */
  at: Type.String(),
  employee: Nullable(Id),
  /** The employee's name; empty if unknown. */
  by: Type.String(),
  action: Type.String(),
  record: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
});
export type AuditRow = Static<typeof AuditRow>;

/** A page of 100, the newest first. `more`: request the next page with the last id. */
export const AuditPage = Type.Object({ rows: Type.Array(AuditRow), more: Type.Boolean() });
export type AuditPage = Static<typeof AuditPage>;
