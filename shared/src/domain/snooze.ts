import { addDays, addMonths, dayNumber, type Day } from './calendar.ts';

/** 1970-01-01 was a Thursday; Monday is 1. */
const weekday = (day: Day) => (((dayNumber(day) + 4) % 7) + 7) % 7;

/** The days an open activity can be put off to, seen from today: tomorrow, next Monday, a week, a month from today. */
export const snoozeChoices = (today: Day): readonly { label: string; day: Day }[] => [
  { label: 'Tomorrow', day: addDays(today, 1) },
  { label: 'Next Monday', day: addDays(today, (8 - weekday(today)) % 7 || 7) },
  { label: 'Next week', day: addDays(today, 7) },
  { label: 'Next month', day: addMonths(today, 1) },
];
