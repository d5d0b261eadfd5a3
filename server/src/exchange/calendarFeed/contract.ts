import { Type, type Static } from 'typebox';
import { Nullable } from '@galley/shared/contract/common';

/** An employee's calendar feed; both fields are null if there is none. Times are in UTC: 2026-11-21T17:00:00Z. */
export const CalendarFeed = Type.Object({
  CreatedAt: Nullable(Type.String()),
  /** When a calendar app last read it, to the minute; null if never. */
  LastReadAt: Nullable(Type.String()),
});
export type CalendarFeed = Static<typeof CalendarFeed>;

/** Returned once: the address can't be read again. */
export const CalendarFeedMade = Type.Object({ Address: Type.String() });
export type CalendarFeedMade = Static<typeof CalendarFeedMade>;

export const CalendarFileParams = Type.Object({ secret: Type.String({ minLength: 1, maxLength: 200 }) });
