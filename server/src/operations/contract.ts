import { Type, type Static } from 'typebox';
import { DateFilter, Id, IdFilter, Nullable } from '@galley/shared/contract/common';

/** Filters of the audit log, all of which apply. Days are in the business time zone, both included. */
export const AuditQuery = Type.Object({
  record: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'Only entries about this record.' }),
  ),
  employee: Type.With(IdFilter, { description: 'Who did it; 0: anyone.' }),
  from: Type.With(DateFilter, { description: 'The first day, in the business time zone.' }),
  to: Type.With(DateFilter, { description: 'The last day, included.' }),
  before: Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    default: 0,
    description: 'Entries before this id; 0: starting with the newest.',
  }),
});
export type AuditQuery = Static<typeof AuditQuery>;

/** Who did what to which record. */
export const AuditRow = Type.Object({
  id: Type.Integer(),
  /** A time in UTC: 2026-11-21T17:00:00Z. */
  at: Type.String(),
  employee: Type.With(Nullable(Id), { description: 'Who did it; null: a system, or unknown.' }),
  /** The employee's name; empty if unknown. */
  by: Type.String(),
  action: Type.String(),
  record: Type.String({ description: 'What it was done to.' }),
  before: Type.Unknown({ description: 'The fields that it was about, before; null: none.' }),
  after: Type.Unknown({ description: 'The same fields, after; null: none.' }),
});
export type AuditRow = Static<typeof AuditRow>;

/** A page of 100, the newest first. `more`: request the next page with the last id. */
export const AuditPage = Type.Object({ rows: Type.Array(AuditRow), more: Type.Boolean() });
export type AuditPage = Static<typeof AuditPage>;
