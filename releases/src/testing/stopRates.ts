import { shouldStop, type People } from '../operations/health.ts';

/** The share of its people for whom each release fails, and how many people loaded the one before. */
export interface Case {
  baseline: number;
  before: number;
  candidate: number;
}

/** The smallest number of failures that stops a release; one more than there are people where none does. */
function boundary(people: number, least: number, baseline: People): number {
  for (let failing = least; failing <= people; failing += 1)
    if (shouldStop({ candidate: { people, failing }, baseline })) return failing;
  return people + 1;
}

/** The probabilities of a release being stopped within 0, 1, … `most` people, exactly, for one baseline. */
function stoppedWithin(share: number, baseline: People, most: number): number[] {
  const within = [0];
  // going[k]: the probability that it goes on, with k failures so far.
  let going = [1];
  let stopped = 0;
  let least = 0;
  for (let people = 1; people <= most; people += 1) {
    const next = Array.from<number>({ length: going.length + 1 }).fill(0);
    for (const [failing, probability] of going.entries()) {
      next[failing] = (next[failing] ?? 0) + probability * (1 - share);
      next[failing + 1] = (next[failing + 1] ?? 0) + probability * share;
    }
    // One more person without a failure never makes fewer failures enough.
    least = boundary(people, least, baseline);
    stopped += next.slice(least).reduce((sum, probability) => sum + probability, 0);
    going = next.slice(0, least);
    within.push(stopped);
  }
  return within;
}

/** The probabilities of each number of failures among `count` people. */
function binomial(count: number, share: number): number[] {
  let probabilities = [1];
  for (let person = 0; person < count; person += 1)
    probabilities = Array.from(
      { length: person + 2 },
      (_, failing) => (probabilities[failing] ?? 0) * (1 - share) + (probabilities[failing - 1] ?? 0) * share,
    );
  return probabilities;
}

/** What is rarer adds nothing to any figure. */
const RARE = 1e-7;

/**
 * The probabilities that a release is stopped within 0, 1, … `most` people, computed exactly: summed over every course
 * that the failures of both releases can take.
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

/** Within how many people a release is stopped with a probability; Infinity where that never happens. */
export function peopleUntil(rates: readonly number[], probability: number): number {
  const people = rates.findIndex((rate) => rate >= probability);
  return people === -1 ? Infinity : people;
}
