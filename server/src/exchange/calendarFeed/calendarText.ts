import type { Day } from '@galley/shared/domain/calendar';
import { RANGE_ALL } from '@galley/shared/domain/dateRange';
import { contentLine, escapeText } from './contentLine.ts';

/** The parts of an activity that an event contains. */
export interface CalendarActivity {
  id: number;
  version: number;
  day: Day;
  /** When it last changed, in UTC: 20261123T150405Z. */
  changedAt: string;
  typeName: string;
  contactId: number;
  contactName: string;
  phone: string;
  cell: string;
  companyName: string;
  comments: string;
}

/** The address of the list with all open activities of the contact. */
const linkTo = (publicUrl: string, { contactId }: CalendarActivity): string =>
  `${publicUrl}/activities?${new URLSearchParams({ contact: String(contactId), range: String(RANGE_ALL) }).toString()}`;

function event(activity: CalendarActivity, publicUrl: string): string[] {
  const { id, version, day, changedAt, typeName, contactName, companyName, phone, cell, comments } = activity;
  const link = linkTo(publicUrl, activity);
  const description = [
    comments,
    phone === '' ? '' : `Phone: ${phone}`,
    cell === '' ? '' : `Cell: ${cell}`,
    link,
  ].filter((part) => part !== '');
  return [
    'BEGIN:VEVENT',
    `UID:activity-${id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${changedAt}`,
    `LAST-MODIFIED:${changedAt}`,
    // The first version of an event is 0.
    `SEQUENCE:${version - 1}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    // The event doesn't block the day.
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escapeText(`${typeName}: ${contactName}, ${companyName}`)}`,
    `DESCRIPTION:${escapeText(description.join('\n'))}`,
    `URL:${link}`,
    'END:VEVENT',
  ];
}

/** An iCalendar object (RFC 5545) with an all-day event for each activity, its lines folded. */
export const calendarText = (activities: readonly CalendarActivity[], publicUrl: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Galley//Activities//EN',
    'CALSCALE:GREGORIAN',
    // Name and refresh interval, as in RFC 7986 and as older programs expect them.
    'NAME:Galley',
    'X-WR-CALNAME:Galley',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...activities.flatMap((activity) => event(activity, publicUrl)),
    'END:VCALENDAR',
  ]
    .map(contentLine)
    .join('');
