/** How many different people loaded a release. */
export interface People {
  people: number;
  /** Of these, the ones for whom it failed. */
  failing: number;
}

export interface Comparison {
  /** The release that is watched: a canary, or one that was just promoted. */
  candidate: People;
  /** What it is compared with: the active release, or the one before. */
  baseline: People;
}

/** By how much more people a release may fail than the one before, as a share of all: 0.05 is five of a hundred. */
const MARGIN = 0.05;
/** What is assumed of any release before anybody has loaded it: so many people, and for so many of them it failed. */
const ASSUMED: People = { people: 20, failing: 2 };
/** A release is stopped when what is seen is so many times as likely of one that fails more often than it may. */
const EVIDENCE = 200;

/** The share of people for whom a release failed, 0 to 1; 0 where there was nobody. */
export const failingShare = ({ people, failing }: People): number => (people > 0 ? failing / people : 0);

/** The largest share of failing people that a release may have, compared with this one. */
export const allowedShare = ({ people, failing }: People): number =>
  Math.min((failing + ASSUMED.failing) / (people + ASSUMED.people) + MARGIN, 1);

const logFactorials = [0];
function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next += 1)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[n] ?? 0;
}

/** The logarithm of a sum of numbers that are given by their logarithms, which may be too large or too small to write out. */
function logSum(logs: readonly number[]): number {
  const largest = logs.reduce((one, other) => Math.max(one, other));
  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0));
}

/**
 * How many times as likely the failures are of a release that fails more often than `allowed`, every larger share being
 * as likely as any other, as of one that fails exactly as often as allowed; as a logarithm:
 *
 *   ∫ p^k (1-p)^(n-k) dp over [allowed, 1], divided by (1 - allowed) · allowed^k · (1 - allowed)^(n-k)
 *
 * where the integral is k! (n-k)! / (n+1)! times the probability of at most k of n+1 at the share `allowed`.
 */
export function logEvidence({ people, failing }: People, allowed: number): number {
  if (allowed >= 1) return Number.NEGATIVE_INFINITY;
  const [log, logOther] = [Math.log(allowed), Math.log1p(-allowed)];
  const all = logFactorial(people + 1);
  const terms = Array.from({ length: failing + 1 }, (_, i) => {
    const choices = all - logFactorial(i) - logFactorial(people + 1 - i);
    return choices + i * log + (people + 1 - i) * logOther;
  });
  const whole = logFactorial(failing) + logFactorial(people - failing) - all;
  return whole + logSum(terms) - (failing * log + (people + 1 - failing) * logOther);
}

/**
 * Whether a release has to be stopped: a sequential probability ratio test over people, each of whom counts once,
 * whatever they do. It may be asked after every person: a release whose share of failing people is the allowed one, or less,
 * is ever stopped with a probability of at most 1 / EVIDENCE (Ville's inequality), if the share of the other is estimated well.
 * One person never reaches the evidence, neither do two; three or four do of whom all fail.
 *
 * Sources: A. Wald, Sequential Tests of Statistical Hypotheses, 1945; for the mixture over the larger shares H. Robbins,
 * Statistical Methods Related to the Law of the Iterated Logarithm, 1970.
 */
export const shouldStop = ({ candidate, baseline }: Comparison): boolean =>
  // What fails for everybody, whichever release they have, is no release's fault.
  failingShare(candidate) > failingShare(baseline) + MARGIN &&
  logEvidence(candidate, allowedShare(baseline)) >= Math.log(EVIDENCE);

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const figures = (of: People) => `${of.failing} of ${of.people} people (${percent(failingShare(of))})`;

/** The figures of a decision as a sentence, for the history. */
export const comparisonText = ({ candidate, baseline }: Comparison): string =>
  `It failed for ${figures(candidate)}, the one it is compared with for ${figures(baseline)}; ` +
  `up to ${percent(allowedShare(baseline))} are allowed.`;
