/** How many different people loaded a release. */
export interface People {
  people: number;
  /** How many of them it failed for. */
  failing: number;
}

export interface Comparison {
  /** The monitored release: a canary, or one that was just promoted. */
  candidate: People;
  /** The release for comparison: the active or the previous one. */
  baseline: People;
}

/** The largest share of people for whom a healthy release fails because of their networks and browsers. */
export const HEALTHY = 0.02;
/** Adds this many people without a failure to those of the baseline. */
const ASSUMED = 70;
/** The prior distribution of a bad release's share: a beta distribution with these failures and successes. */
const EXPECTED = { failures: 2, successes: 6 };
/** The likelihood ratio at which a release is stopped: a bad release versus one like the baseline. */
export const EVIDENCE = 50;
/** With fewer failures, a release is never stopped. */
const FEWEST = 3;

/** The share of people for whom a release failed, 0 to 1; 0 if there were none. */
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

/** The log-likelihood of the observations if a release fails for `share` of the people (0 < share < 1). */
const logLikelihood = ({ people, failing }: People, share: number) =>
  failing * Math.log(share) + (people - failing) * Math.log1p(-share);

/** The log-likelihood of the observations for a bad release: the mean over its prior distribution. */
const logLikelihoodIfBad = ({ people, failing }: People) =>
  logBeta(EXPECTED.failures + failing, EXPECTED.successes + people - failing) -
  logBeta(EXPECTED.failures, EXPECTED.successes);

/** The maximum-likelihood share from HEALTHY up to, but not including, 1. */
const likeliestShare = ({ people, failing }: People) => Math.max(HEALTHY, failing / people);

/**
 * The log-likelihood ratio of the failures: a bad release versus one that fails for `share` of the people. If the release does fail
 * for `share`, its exponential is a martingale over people that starts at 1.
 * @param share 0 < share < 1
 */
export const logEvidenceAgainst = (candidate: People, share: number): number =>
  logLikelihoodIfBad(candidate) - logLikelihood(candidate, share);

/**
 * The log-likelihood ratio of both releases' failures: the candidate is bad, versus both fail for the same share. The baseline's
 * share in the first case, and the common share in the second, are the maximum-likelihood ones from HEALTHY on.
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
 * Whether a release has to be stopped: a sequential test over people, each of whom counts once. It can be evaluated after every
 * person, any number of times. A release that fails for at most HEALTHY of the people is ever stopped with a probability of at most
 * 1 / EVIDENCE, whatever is observed for the other one (Ville's inequality: whenever this is true, `logEvidenceAgainst` HEALTHY is
 * at least as large). `health.test.ts` computes the actual probabilities, which are lower.
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
const figures = (of: People) =>
  `${of.failing} of ${of.people} ${of.people === 1 ? 'person' : 'people'} (${percent(failingShare(of))})`;
const MOST_NAMED = 1_000_000;
const times = (log: number) =>
  log >= Math.log(MOST_NAMED)
    ? `more than ${MOST_NAMED.toLocaleString('en-US')}`
    : Math.round(Math.exp(log)).toLocaleString('en-US');

/** The figures of a decision as a sentence, for the history. */
export const comparisonText = (comparison: Comparison): string =>
  `It failed for ${figures(comparison.candidate)}; the release it was compared with failed for ${figures(comparison.baseline)}. ` +
  `That's ${times(logEvidence(comparison))} times as likely for a bad release as for a good one; a release is stopped at ${EVIDENCE} times.`;
