import { addMonths, dayNumber, dayOf, type Day } from '@galley/shared/domain/calendar';

/** With fewer order days than this, the rhythm is unknown: a median of fewer than five gaps says little. */
export const FEWEST_ORDERS = 6;

/** Converts a median absolute deviation to a standard deviation for normally distributed gaps: 1 / Φ⁻¹(3/4). */
const NORMAL_SCALE = 1.4826;
/** How many deviations from the median count as an outlier. */
const DEVIATIONS = 3;
/** An order isn't late until the silence is at least two median gaps long. */
const LEAST_GAPS = 2;
/** How many days earlier or later than last year a season may begin or end. */
const SEASON_SHIFT = 30;
/** Silence counts as seasonal until it's this many times as long as last year's pause. */
const SEASON_STRETCH = 1.5;

/**
 * The state of a customer's rhythm today (RHYT-02 to RHYT-04): 'unknown' has too few orders, 'new' started too recently to compare with
 * last year, 'regular' isn't due yet, 'due' is past the median gap, 'paused' is silent as in the year before, 'late' is at risk.
 */
export const RHYTHM_STATES = ['unknown', 'new', 'regular', 'due', 'paused', 'late'] as const;
export type RhythmState = (typeof RHYTHM_STATES)[number];

export interface OrderRhythm {
  state: RhythmState;
  /** The number of days with orders. */
  orders: number;
  /** Null if it never ordered. */
  lastOrder: Day | null;
  /** Days since the last order; 0 if it never ordered. */
  silence: number;
  /** The median gap between two orders, in days; 0 with fewer than two. */
  medianGap: number;
  /** The gaps' median absolute deviation from the median, in days. */
  spread: number;
  /** The silence, in days, after which an order is late. */
  lateAfter: number;
}

/** @param values in any order, at least one */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}

interface Gap {
  from: number;
  to: number;
}

const lengthOf = ({ from, to }: Gap) => to - from;

/** Whether it paused at about this time last year, give or take a month, for about as long as the current silence. */
const isSeason = (gaps: readonly Gap[], lateAfter: number, silence: number, yearAgo: number): boolean =>
  gaps.some(
    (gap) =>
      lengthOf(gap) > lateAfter &&
      silence <= lengthOf(gap) * SEASON_STRETCH &&
      gap.from - SEASON_SHIFT <= yearAgo &&
      yearAgo <= gap.to + SEASON_SHIFT,
  );

/**
 * The rhythm of a customer's orders. The spread of its gaps is the median absolute deviation (MAD), which an occasional long gap doesn't
 * affect. An order is late after the median plus three deviations (the MAD-median rule), and not before twice the median. Source: Leys et
 * al., "Detecting outliers: Do not use standard deviation around the mean, use absolute deviation around the median", Journal of
 * Experimental Social Psychology 49 (2013), 764–766; the factor comes from Rousseeuw and Croux, JASA 88 (1993), 1273–1283.
 * @param orderDays the distinct days with orders, as days since 1970-01-01, ascending and none after `today`
 */
export function orderRhythm(orderDays: readonly number[], today: Day): OrderRhythm {
  const orders = orderDays.length;
  const last = orderDays.at(-1);
  const gaps = orderDays.slice(1).map((to, index) => ({ from: orderDays[index] ?? to, to }));
  const lengths = gaps.map(lengthOf);
  const medianGap = orders < 2 ? 0 : median(lengths);
  const spread = orders < 2 ? 0 : median(lengths.map((length) => Math.abs(length - medianGap)));
  const lateAfter = Math.max(LEAST_GAPS * medianGap, medianGap + DEVIATIONS * NORMAL_SCALE * spread);
  const silence = last === undefined ? 0 : dayNumber(today) - last;
  const yearAgo = dayNumber(addMonths(today, -12));
  const stateOf = (): RhythmState => {
    if (orders < FEWEST_ORDERS) return 'unknown';
    if ((orderDays[0] ?? 0) > yearAgo - SEASON_SHIFT) return 'new';
    if (silence <= medianGap) return 'regular';
    if (silence <= lateAfter) return 'due';
    return isSeason(gaps, lateAfter, silence, yearAgo) ? 'paused' : 'late';
  };
  const lastOrder = last === undefined ? null : dayOf(last);
  return { state: stateOf(), orders, lastOrder, silence, medianGap, spread, lateAfter };
}
