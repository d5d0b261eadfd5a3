import { displayDate } from '@galley/shared/domain/displayDate';
import type { ReorderState } from './reorder.ts';

/** 'the same day', '1 day' or '12 days'. */
const afterDays = (days: number): string => {
  if (days === 0) return 'the same day';
  return days === 1 ? 'after 1 day' : `after ${days} days`;
};

/** The outcome of a request, in words (REOR-05). */
export function outcomeText({ State, Days }: { State: ReorderState; Days: number | null }): string {
  if (State === 'ordered') return `ordered ${afterDays(Days ?? 0)}`;
  return { open: 'not ordered yet', lapsed: 'lapsed without an order', withdrawn: 'withdrawn' }[State];
}

/** 'Reorder requested on Mon 11/23/2026 by Ana Reed'. */
export const requestText = ({ AskedOn, Rep }: { AskedOn: string; Rep: string }): string =>
  `Reorder requested on ${displayDate(AskedOn)}${Rep === '' ? '' : ` by ${Rep}`}`;
