import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  allowedShare,
  comparisonText,
  logEvidence,
  failingShare,
  shouldStop,
  type Comparison,
  type People,
} from './health.ts';

const of = (count: number, failing: number): People => ({ people: count, failing });
const people: fc.Arbitrary<People> = fc
  .integer({ min: 0, max: 2000 })
  .chain((count) => fc.record({ people: fc.constant(count), failing: fc.integer({ min: 0, max: count }) }));
const comparison: fc.Arbitrary<Comparison> = fc.record({ candidate: people, baseline: people });

describe('Whether a release has to be stopped', () => {
  test('four of four people for whom it fails stop it, also where nobody has loaded the one before', () => {
    for (const baseline of [of(0, 0), of(3, 0), of(40, 2), of(1000, 20), of(1000, 130)])
      assert.equal(shouldStop({ candidate: of(4, 4), baseline }), true, JSON.stringify(baseline));
  });

  test('one or two people never stop anything, whatever the others see', () => {
    fc.assert(
      fc.property(comparison, fc.integer({ min: 0, max: 2 }), ({ candidate, baseline }, failing) => {
        const few = of(Math.max(candidate.people, failing), failing);
        assert.equal(shouldStop({ candidate: few, baseline }), false);
      }),
    );
    assert.equal(shouldStop({ candidate: of(2, 2), baseline: of(1_000_000, 0) }), false);
  });

  test('one that fails for as large a share as the one before, or a smaller one, is never stopped', () => {
    fc.assert(
      fc.property(comparison, (given) => {
        const { candidate, baseline } = given;
        if (failingShare(candidate) <= failingShare(baseline)) assert.equal(shouldStop(given), false);
      }),
    );
    assert.equal(shouldStop({ candidate: of(8, 8), baseline: of(8, 8) }), false, 'the network is down');
  });

  test('one more person for whom it fails never saves a release, one more for whom it works never dooms it', () => {
    fc.assert(
      fc.property(comparison, ({ candidate, baseline }) => {
        const { people: count, failing } = candidate;
        const now = logEvidence(candidate, allowedShare(baseline));
        const rounding = 1e-6;
        assert.ok(logEvidence(of(count + 1, failing + 1), allowedShare(baseline)) >= now - rounding);
        assert.ok(logEvidence(of(count + 1, failing), allowedShare(baseline)) <= now + rounding);
      }),
    );
  });

  test('the evidence is the quotient of the two likelihoods: it agrees with adding them up in small steps', () => {
    for (const [count, failing, allowed] of [
      [4, 4, 0.15],
      [12, 5, 0.07],
      [60, 9, 0.2],
    ] as const) {
      const likelihood = (p: number) => p ** failing * (1 - p) ** (count - failing);
      const steps = 100_000;
      const width = (1 - allowed) / steps;
      let sum = 0;
      for (let step = 0; step < steps; step += 1) sum += likelihood(allowed + (step + 0.5) * width);
      const expected = sum / steps / likelihood(allowed);
      const found = Math.exp(logEvidence(of(count, failing), allowed));
      assert.ok(Math.abs(found / expected - 1) < 1e-6, `${found} is not ${expected}`);
    }
  });

  test('the history gets every figure of the decision', () => {
    assert.equal(
      comparisonText({ candidate: of(25, 10), baseline: of(400, 4) }),
      'It failed for 10 of 25 people (40.0 %), the one it is compared with for 4 of 400 people (1.0 %); ' +
        'up to 6.4 % are allowed.',
    );
  });
});

/** Numbers between 0 and 1 that are the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const RUNS = 500;
const FOLLOWED = 200;

/**
 * Lets people load a release one after the other, looking after each, while others load the one before.
 * @returns of how many runs it was stopped, and after how many people in half of those
 */
function stopped(shares: { baseline: number; candidate: number }, before: number) {
  const next = numbers(before * 1000 + shares.candidate * 100 + shares.baseline * 10_000);
  const sample = (count: number, share: number) => {
    let failing = 0;
    for (let person = 0; person < count; person += 1) failing += next() < share ? 1 : 0;
    return of(count, failing);
  };
  const after: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const baseline = sample(before, shares.baseline);
    let failing = 0;
    for (let count = 1; count <= FOLLOWED; count += 1) {
      failing += next() < shares.candidate ? 1 : 0;
      if (!shouldStop({ candidate: of(count, failing), baseline })) continue;
      after.push(count);
      break;
    }
  }
  return { share: after.length / RUNS, median: after.toSorted((a, b) => a - b)[after.length >> 1] };
}

describe(`Over ${RUNS} releases, each of which up to ${FOLLOWED} people load`, () => {
  for (const { share, before } of [
    { share: 0.01, before: 400 },
    { share: 0.05, before: 100 },
    { share: 0.1, before: 100 },
    { share: 0.1, before: 20 },
    { share: 0.1, before: 0 },
    { share: 0.2, before: 200 },
  ]) {
    test(`a healthy one is stopped in at most 1 of 100 where networks fail for ${share * 100} % of ${before || 'no'} people before`, (t) => {
      const alarms = stopped({ baseline: share, candidate: share }, before);
      t.diagnostic(`false alarms: ${alarms.share * 100} %`);
      assert.ok(alarms.share <= 0.01, String(alarms.share));
    });
  }

  for (const { share, within, least } of [
    { share: 1, within: 4, least: 1 },
    { share: 0.5, within: 12, least: 0.999 },
    { share: 0.3, within: 35, least: 0.99 },
    { share: 0.2, within: 90, least: 0.8 },
  ]) {
    test(`one that fails for ${share * 100} % of the people, 2 % before, is stopped in ${least * 100} of 100, in half of them within ${within} people`, (t) => {
      const { share: found, median = Infinity } = stopped({ baseline: 0.02, candidate: share }, 100);
      t.diagnostic(`found: ${found * 100} %, after ${median} people in half of them`);
      assert.ok(found >= least && median <= within, `${found} after ${median}`);
    });
  }
});
