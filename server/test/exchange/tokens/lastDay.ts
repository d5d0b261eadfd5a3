import { addDays } from '@galley/shared/domain/calendar';

/** A last day for service tokens that outlive every test. */
export const LAST_DAY = addDays(new Date().toISOString().slice(0, 10), 365);
