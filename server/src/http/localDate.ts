import type { Day } from '@galley/shared/domain/calendar';

/** How the calls write no date. Source: product specification, entities. */
export const NO_DATE = '0001-01-01T00:00:00';

/** A day as the calls write it: a date-time without a zone. */
export const localDate = (day: Day | null): string => (day === null ? NO_DATE : `${day}T00:00:00`);
