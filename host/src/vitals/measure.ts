import type { VitalsReport } from '@galley/server/releases/figures/contract';

/** A screen that a page shows, with its release. */
export interface Shown {
  remote: string;
  release: string;
}

/** A shift less than this after the previous one belongs to the same burst, which lasts at most MAX_BURST_MS. */
const SAME_BURST_MS = 1000;
const MAX_BURST_MS = 5000;
/** One of the slowest interactions is ignored for each full group of this many. */
const PER_OUTLIER = 50;

interface Measured extends Shown {
  LCP?: number;
  /** Interaction → its longest event, in ms. */
  interactions: Map<number, number>;
  burst: { start: number; last: number; sum: number };
  largestBurst: number;
}

/** The 98th percentile: the longest, ignoring one in every 50. */
function responseTime(interactions: ReadonlyMap<number, number>): number | undefined {
  const durations = [...interactions.values()].toSorted((one, other) => other - one);
  return durations[Math.min(Math.floor(durations.length / PER_OUTLIER), durations.length - 1)];
}

/**
 * Collects what a page measures, by the screen that it shows at the time (REL-39). Times are in ms since the page was
 * requested.
 * @param measuresShift whether the browser reports layout shifts; without them, 0 would be a wrong value
 * @see https://web.dev/articles/inp and https://web.dev/articles/cls for what counts
 */
export function createMeasure(measuresShift = true) {
  const screens = new Map<string, Measured>();
  const sent = new Set<string>();

  const keyOf = ({ remote, release }: Shown) => `${remote} ${release}`;
  function measured(shown: Shown): Measured {
    const known = screens.get(keyOf(shown));
    if (known) return known;
    const fresh: Measured = {
      ...shown,
      interactions: new Map(),
      burst: { start: 0, last: Number.NEGATIVE_INFINITY, sum: 0 },
      largestBurst: 0,
    };
    screens.set(keyOf(shown), fresh);
    return fresh;
  }

  return {
    /** Records that the screen was shown; if nothing else happens there, its layout shift is 0 where that's measured. */
    see: (shown: Shown): void => void measured(shown),
    paint(shown: Shown, time: number): void {
      measured(shown).LCP = time;
    },
    interaction(shown: Shown, id: number, duration: number): void {
      const { interactions } = measured(shown);
      interactions.set(id, Math.max(interactions.get(id) ?? 0, duration));
    },
    shift(shown: Shown, time: number, value: number): void {
      const screen = measured(shown);
      const { burst } = screen;
      const goesOn = time - burst.last < SAME_BURST_MS && time - burst.start < MAX_BURST_MS;
      screen.burst = {
        start: goesOn ? burst.start : time,
        last: time,
        sum: goesOn ? burst.sum + value : value,
      };
      screen.largestBurst = Math.max(screen.largestBurst, screen.burst.sum);
    },
    /** The measurements to send, once per screen; nothing about a screen without any. */
    take(): VitalsReport[] {
      const due = [...screens.values()].filter((screen) => !sent.has(keyOf(screen)));
      for (const screen of due) sent.add(keyOf(screen));
      return due.flatMap(({ remote, release, LCP, interactions, largestBurst }) => {
        const INP = responseTime(interactions);
        const values = {
          ...(LCP === undefined ? {} : { LCP }),
          ...(INP === undefined ? {} : { INP }),
          ...(measuresShift ? { CLS: largestBurst } : {}),
        };
        return Object.keys(values).length === 0 ? [] : [{ remote, release, ...values }];
      });
    },
  };
}

export type Measure = ReturnType<typeof createMeasure>;
