/** How loads of one release went. */
export interface Loads {
  loads: number;
  /** Of these, the ones that failed. */
  errors: number;
}

export interface Comparison {
  /** The release that is watched: a canary, or one that was just promoted. */
  candidate: Loads;
  /** What it is compared with: the running release, or the one before. */
  baseline: Loads;
  /** By how much the candidate's error rate may exceed the baseline's: 0.05 is five percentage points. */
  margin: number;
  /** Of fewer loads of the candidate nothing is concluded. */
  minimum: number;
}

/** Rates are quotients: equal figures must not differ by a rounding. */
const ROUNDING = 1e-9;

/** The share of loads that failed, 0 to 1; 0 where there was none. */
export const errorRate = ({ loads, errors }: Loads): number => (loads > 0 ? errors / loads : 0);

/**
 * Whether a release has to be stopped: it was loaded often enough, and its error rate exceeds the baseline's by more
 * than the margin. A baseline nobody has loaded counts as one without errors.
 */
export const shouldStop = ({ candidate, baseline, margin, minimum }: Comparison): boolean =>
  candidate.loads > 0 &&
  candidate.loads >= minimum &&
  errorRate(candidate) - errorRate(baseline) > margin + ROUNDING;

const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`;
const figures = (of: Loads) => `${percent(errorRate(of))} (${of.errors} of ${of.loads} loads)`;

/** The figures of a decision as a sentence, for the history. */
export const comparisonText = ({ candidate, baseline, margin, minimum }: Comparison): string =>
  `Error rate ${figures(candidate)}, compared with ${figures(baseline)}; ` +
  `the margin is ${(margin * 100).toFixed(1)} points, judged from ${minimum} loads on.`;
