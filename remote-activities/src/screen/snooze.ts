import { addDays, addMonths, dayNumber, type Day } from '@galley/shared/domain/calendar';

/** 1970-01-01 was a Thursday; Monday is 1. */
const weekday = (day: Day) => (((dayNumber(day) + 4) % 7) + 7) % 7;

/** The days to which an open activity can be snoozed (SNZ-01). */
export const snoozeChoices: readonly { label: string; dayFrom: (today: Day) => Day }[] = [
  { label: 'Tomorrow', dayFrom: (today) => addDays(today, 1) },
  { label: 'Next Monday', dayFrom: (today) => addDays(today, (8 - weekday(today)) % 7 || 7) },
  { label: 'In a Week', dayFrom: (today) => addDays(today, 7) },
  { label: 'In a Month', dayFrom: (today) => addMonths(today, 1) },
];
