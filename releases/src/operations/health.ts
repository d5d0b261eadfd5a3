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

/** The share of people for whom a healthy release fails at most, for reasons of their networks and browsers. */
export const HEALTHY = 0.02;
/** Of the release that is compared with, this many more people count, all of them without a failure. */
const ASSUMED = 70;
/** The shares that bad releases are expected to have: a beta distribution with this many failures and successes. */
const EXPECTED = { failures: 2, successes: 6 };
/** A release is stopped when its failures are so many times as likely of a bad release as of one like the other. */
export const EVIDENCE = 50;
/** Fewer people for whom it fails never stop a release. */
const FEWEST = 3;

/** The share of people for whom a release failed, 0 to 1; 0 where there was nobody. */
export const failingShare = ({ people, failing }: People): number => (people > 0 ? failing / people : 0);

const logFactorials = [0];
function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next += 1)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[n] ?? 0;
}

/** The logarithm of the beta function of two positive integers. */
const logBeta = (one: number, other: number) =>
  logFactorial(one - 1) + logFactorial(other - 1) - logFactorial(one + other - 1);

/** The logarithm of the likelihood of what was seen, if a release fails for `share` of the people (0 < share < 1). */
const logLikelihood = ({ people, failing }: People, share: number) =>
  failing * Math.log(share) + (people - failing) * Math.log1p(-share);

/** The logarithm of the likelihood of what was seen of a bad release: the mean over the shares that are expected of one. */
const logLikelihoodIfBad = ({ people, failing }: People) =>
  logBeta(EXPECTED.failures + failing, EXPECTED.successes + people - failing) -
  logBeta(EXPECTED.failures, EXPECTED.successes);

/** The most likely share that is not below HEALTHY, and below 1. */
const likeliestShare = ({ people, failing }: People) => Math.max(HEALTHY, failing / people);

/**
 * How many times as likely the failures are of a bad release as of one that fails for `share` of the people; as a
 * logarithm. For a release that does fail for `share` this is a martingale over people, which starts at 1.
 * @param share 0 < share < 1
 */
export const logEvidenceAgainst = (candidate: People, share: number): number =>
  logLikelihoodIfBad(candidate) - logLikelihood(candidate, share);

/**
 * How many times as likely the failures of both releases are if the candidate is a bad one, as if both fail for one and the
 * same share; as a logarithm. The shares of the baseline in the one case, and of both in the other, are the likeliest ones from
 * HEALTHY on.
 */
export function logEvidence({ candidate, baseline }: Comparison): number {
  const other = { people: baseline.people + ASSUMED, failing: baseline.failing };
  const both = { people: candidate.people + other.people, failing: candidate.failing + other.failing };
  const share = likeliestShare(both);
  return (
    logEvidenceAgainst(candidate, share) +
    logLikelihood(other, likeliestShare(other)) -
    logLikelihood(other, share)
  );
}

/**
 * Whether a release has to be stopped: a sequential test over people, each of whom counts once. It may be evaluated
 * after every person, any number of times. A release that fails for at most HEALTHY of the people is ever stopped with a
 * probability of at most 1 / EVIDENCE, whatever is seen of the other (Ville's inequality: wherever this is true,
 * `logEvidenceAgainst` HEALTHY is at least as large). `health.test.ts` has the actual probabilities, which are lower.
 *
 * Sources: J. Ville, Étude critique de la notion de collectif, 1939; H. Robbins, Statistical Methods Related to the Law
 * of the Iterated Logarithm, 1970 (mixtures); L. Wasserman, A. Ramdas and S. Balakrishnan, Universal Inference, 2020
 * (the likeliest share in the denominator).
 */
export const shouldStop = (comparison: Comparison): boolean => {
  const { candidate, baseline } = comparison;
  // Failures that affect everybody with any release aren't a release's fault.
  const isWorse = failingShare(candidate) > Math.max(failingShare(baseline), HEALTHY);
  return candidate.failing >= FEWEST && isWorse && logEvidence(comparison) >= Math.log(EVIDENCE);
};

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const figures = (of: People) => `${of.failing} of ${of.people} people (${percent(failingShare(of))})`;
const MOST_NAMED = 1_000_000;
const odds = (log: number) =>
  log >= Math.log(MOST_NAMED)
    ? `more than ${MOST_NAMED.toLocaleString('en-US')}`
    : Math.round(Math.exp(log)).toLocaleString('en-US');

/** The figures of a decision as a sentence, for the history. */
export const comparisonText = (comparison: Comparison): string =>
  `It failed for ${figures(comparison.candidate)}, the one it is compared with for ${figures(comparison.baseline)}; ` +
  `the evidence against it is ${odds(logEvidence(comparison))} to 1, ${EVIDENCE} to 1 is enough.`;
