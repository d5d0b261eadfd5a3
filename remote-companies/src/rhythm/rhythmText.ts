import type { Rhythm } from '@galley/server/companies/page/contract';
import { formatCount } from '@galley/shared/domain/count';
import { displayDate } from '@galley/shared/domain/displayDate';

const HEADINGS = {
  late: 'At risk.',
  due: 'Reorder due.',
  paused: 'Quiet season.',
  regular: 'Ordering as usual.',
  new: 'New customer.',
  unknown: 'Not enough orders to see a pattern.',
} as const;

/** 'day' or '21 days'. */
const daysText = (days: number) => (days === 1 ? 'day' : `${days} days`);

/** '1 day' or '5 days'. */
const countedDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** ' Spend in the last 12 months is down 43% from the 12 months before.' */
function changeText(change: number | null): string {
  if (change === null) return '';
  if (change === 0) return ' Spend in the last 12 months is the same as in the 12 months before.';
  const by = `${change > 0 ? 'up' : 'down'} ${formatCount(Math.abs(change))}%`;
  return ` Spend in the last 12 months is ${by} from the 12 months before.`;
}

function agoText(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

/** 'Typically orders every 21 days; last order 64 days ago.' */
export const paceText = (medianGap: number, silence: number) =>
  `Typically orders every ${daysText(Math.round(medianGap))}; last order ${agoText(silence)}.`;

/** How a company orders, in words with the reason: 'At risk.' and 'Typically orders every 21 days; last order 64 days ago.' (COPG-05). */
export function rhythmText(rhythm: Rhythm): { heading: string; reason: string } {
  const { State, Orders, Silence, MedianGap, LastOrder, SpendChange } = rhythm;
  const heading = HEADINGS[State];
  const change = changeText(SpendChange);
  if (Orders === 0) return { heading, reason: 'No orders in the last five years.' };
  if (State === 'unknown' || State === 'new') {
    const days = Orders === 1 ? 'one day so far:' : `${Orders} days so far, last on`;
    return { heading, reason: `Ordered on ${days} ${displayDate(LastOrder)}.${change}` };
  }
  return { heading, reason: `${paceText(MedianGap, Silence)}${change}` };
}

/** The figures behind the sentence: how regular the orders are, and when one counts as late. */
export function rhythmDetail({ State, Spread, LateAfter, Orders }: Rhythm): string {
  if (State === 'unknown' || State === 'new') return '';
  const spread = Math.round(Spread);
  const pace =
    spread === 0
      ? ', usually exactly on the expected date'
      : `; half of the orders came within ${countedDays(spread)} of the expected date`;
  const pause = State === 'paused' ? ' It was quiet this time last year, too.' : '';
  return `Ordered on ${countedDays(Orders)} in the last five years${pace}. Considered late after ${countedDays(Math.floor(LateAfter))} without an order.${pause}`;
}
