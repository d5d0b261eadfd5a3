import { Type, type Static } from 'typebox';
import { Answer, Download, Nullable } from './common.ts';
import { PersonProof } from './secondFactor.ts';

/** An employee's calendar feed; both are null where there is none. Times are in UTC: 2026-11-21T17:00:00Z. */
export const CalendarFeed = Type.Object({
  CreatedAt: Nullable(Type.String()),
  /** When a calendar program read it last, to the minute; null: never. */
  LastReadAt: Nullable(Type.String()),
});
export type CalendarFeed = Static<typeof CalendarFeed>;

/** Answered once: the address can't be read again. */
export const CalendarFeedMade = Type.Object({ Address: Type.String() });
export type CalendarFeedMade = Static<typeof CalendarFeedMade>;

export const CalendarFileParams = Type.Object({ secret: Type.String({ minLength: 1, maxLength: 200 }) });

export const calendarFeedCalls = {
  calendarFeedMake: {
    number: 206,
    method: 'POST',
    path: '/v1/calendar',
    body: PersonProof,
    response: CalendarFeedMade,
  },
  calendarFeed: { number: 207, method: 'GET', path: '/v1/calendar', response: CalendarFeed },
  calendarFeedRevoke: { number: 208, method: 'DELETE', path: '/v1/calendar', response: Answer },
  calendarFile: {
    number: 209,
    method: 'GET',
    path: '/v1/calendar/:secret/activities.ics',
    params: CalendarFileParams,
    response: Download,
    produces: ['text/calendar'],
    secured: false,
  },
} as const;
