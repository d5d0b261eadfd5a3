import assert from 'node:assert/strict';
import ICAL from 'ical.js';
import type { Activity, ActivityPagedResponse } from '#server/activities/contract';
import type { CalendarFeedMade } from '#server/exchange/calendarFeed/contract';
import { todayIn } from '@galley/shared/domain/businessDay';
import { addDays, addMonths } from '@galley/shared/domain/calendar';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { TEST_ZONE } from '../../db/testing.ts';
import type { TestServer } from '../../testing.ts';

const PAGE = 200;

/** An event as a third-party parser reads it. */
export interface ReadEvent {
  uid: string;
  summary: string;
  description: string;
  /** Such as 2026-11-24. */
  day: string;
  isWholeDay: boolean;
  sequence: number;
  lastModified: string;
  names: string[];
}

/** The events of a calendar. @throws Error if the text isn't iCalendar */
export function eventsIn(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  assert.equal(calendar.name, 'vcalendar');
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      day: event.startDate.toString(),
      isWholeDay: event.startDate.isDate && event.duration.toSeconds() === 86_400,
      sequence: event.sequence,
      lastModified: String(component.getFirstPropertyValue('last-modified')),
      names: component.getAllProperties().map(({ name }) => name),
    };
  });
}

/** The calls of calendar feed tests to a server. */
export function calendarOf(server: TestServer) {
  const make = async (as: string): Promise<string> => {
    const { status, body } = await server.call<CalendarFeedMade>('POST', '/v1/calendar', {
      as,
      body: { Proof: DEMO_PASSWORD },
    });
    assert.equal(status, 200);
    const { origin, pathname } = new URL(body.Address);
    assert.equal(origin, new URL(server.config().publicUrl).origin);
    return pathname;
  };
  const read = (path: string, headers: Record<string, string> = {}) =>
    server.call<string>('GET', path, { headers });
  const events = async (path: string): Promise<ReadEvent[]> => {
    const { status, body } = await read(path);
    assert.equal(status, 200, body);
    return eventsIn(body);
  };
  /** A person's own To Do activities in the list, over the days that the feed covers. */
  const listed = async (as: string): Promise<Activity[]> => {
    const today = todayIn(TEST_ZONE, new Date());
    const found: Activity[] = [];
    for (let PageNo = 1; ; PageNo += 1) {
      const { status, body } = await server.call<ActivityPagedResponse>('POST', '/v1/activity/paged', {
        as,
        body: {
          PageNo,
          PageSize: PAGE,
          Filter_ActivityForID: -1,
          Filter_Status: 0,
          Filter_DateRange: 6,
          Filter_DateStart: addDays(today, -30),
          Filter_DateEnd: addMonths(today, 24),
        },
      });
      assert.equal(status, 200, JSON.stringify(body));
      found.push(...body.Activities);
      if (found.length >= body.TotalCount) return found;
    }
  };
  return { make, read, events, listed };
}
