import { shouldStop, type People } from '../operations/health.ts';

/** The share of people for whom each release fails, and how many people loaded the previous one. */
export interface Case {
  baseline: number;
  before: number;
  candidate: number;
}

/** The smallest number of failures that stops a release; one more than the number of people if none does. */
function boundary(people: number, least: number, baseline: People): number {
  for (let failing = least; failing <= people; failing += 1)
    if (shouldStop({ candidate: { people, failing }, baseline })) return failing;
  return people + 1;
}

/** The exact probabilities of stopping a release within 0, 1, … `most` people, for one baseline. */
function stoppedWithin(share: number, baseline: People, most: number): number[] {
  const within = [0];
  // going[k]: the probability that it's still running with k failures.
  let going = [1];
  let stopped = 0;
  let least = 0;
  for (let people = 1; people <= most; people += 1) {
    const next = Array.from<number>({ length: going.length + 1 }).fill(0);
    for (const [failing, probability] of going.entries()) {
      next[failing] = (next[failing] ?? 0) + probability * (1 - share);
      next[failing + 1] = (next[failing + 1] ?? 0) + probability * share;
    }
    // One more person without a failure never lowers the number of failures that's needed.
    least = boundary(people, least, baseline);
    stopped += next.slice(least).reduce((sum, probability) => sum + probability, 0);
    going = next.slice(0, least);
    within.push(stopped);
  }
  return within;
}

/** The probability of each number of failures among `count` people. */
function binomial(count: number, share: number): number[] {
  let probabilities = [1];
  for (let person = 0; person < count; person += 1)
    probabilities = Array.from(
      { length: person + 2 },
      (_, failing) => (probabilities[failing] ?? 0) * (1 - share) + (probabilities[failing - 1] ?? 0) * share,
    );
  return probabilities;
}

/** Rarer cases don't change any figure. */
const RARE = 1e-7;

/**
 * The probabilities of stopping a release within 0, 1, … `most` people, computed exactly: summed over every possible course of both
 * releases' failures.
 */
export function stopRates({ baseline, before, candidate }: Case, most: number): number[] {
  const sums = Array.from<number>({ length: most + 1 }).fill(0);
  for (const [failing, probability] of binomial(before, baseline).entries()) {
    if (probability < RARE) continue;
    const rates = stoppedWithin(candidate, { people: before, failing }, most);
    for (const [people, rate] of rates.entries()) sums[people] = (sums[people] ?? 0) + probability * rate;
  }
  return sums;
}

/** The number of people within which a release is stopped with a given probability; Infinity if it never is. */
export function peopleUntil(rates: readonly number[], probability: number): number {
  const people = rates.findIndex((rate) => rate >= probability);
  return people === -1 ? Infinity : people;
}
