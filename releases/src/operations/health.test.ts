import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { peopleUntil, stopRates } from '../testing/stopRates.ts';
import {
  comparisonText,
  EVIDENCE,
  failingShare,
  HEALTHY,
  logEvidence,
  logEvidenceAgainst,
  shouldStop,
  type Comparison,
  type People,
} from './health.ts';

const of = (count: number, failing: number): People => ({ people: count, failing });
const people: fc.Arbitrary<People> = fc
  .integer({ min: 0, max: 2000 })
  .chain((count) => fc.record({ people: fc.constant(count), failing: fc.integer({ min: 0, max: count }) }));
const comparison: fc.Arbitrary<Comparison> = fc.record({ candidate: people, baseline: people });
/** Few failures among few people, for which decisions are close. */
const close: fc.Arbitrary<Comparison> = fc.record({
  candidate: fc
    .integer({ min: 1, max: 60 })
    .chain((count) =>
      fc.record({ people: fc.constant(count), failing: fc.integer({ min: 0, max: Math.min(count, 12) }) }),
    ),
  baseline: people,
});

describe('Whether a release has to be stopped (REL-07, REL-43)', () => {
  test('three failures among three people stop it, even if nobody has loaded the previous release', () => {
    for (const baseline of [of(0, 0), of(3, 0), of(40, 2), of(1000, 20), of(1000, 60)])
      assert.equal(shouldStop({ candidate: of(3, 3), baseline }), true, JSON.stringify(baseline));
    assert.equal(shouldStop({ candidate: of(4, 4), baseline: of(1000, 130) }), true);
  });

  test('one or two people never stop anything, whatever others experience', () => {
    fc.assert(
      fc.property(comparison, fc.integer({ min: 0, max: 2 }), ({ candidate, baseline }, failing) => {
        const few = of(Math.max(candidate.people, failing), failing);
        assert.equal(shouldStop({ candidate: few, baseline }), false);
      }),
    );
    assert.equal(shouldStop({ candidate: of(2, 2), baseline: of(1_000_000, 0) }), false);
  });

  test('a release that fails for at most the share of the previous one is never stopped', () => {
    fc.assert(
      fc.property(comparison, (given) => {
        const { candidate, baseline } = given;
        if (failingShare(candidate) <= failingShare(baseline)) assert.equal(shouldStop(given), false);
      }),
    );
    assert.equal(shouldStop({ candidate: of(8, 8), baseline: of(8, 8) }), false, 'the network is down');
  });

  test('one more failure never saves a release, and one more success never stops it', () => {
    const holds = ({ candidate: { people: count, failing }, baseline }: Comparison) => {
      const stops = (candidate: People) => shouldStop({ candidate, baseline });
      if (stops(of(count, failing))) assert.ok(stops(of(count + 1, failing + 1)));
      else assert.ok(!stops(of(count + 1, failing)));
    };
    fc.assert(fc.property(comparison, holds));
    fc.assert(fc.property(close, holds), { numRuns: 1000 });
  });

  test('if a release’s share equals the baseline, the expected evidence doesn’t change with the next person', () => {
    fc.assert(
      fc.property(people, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (given, share) => {
        const { people: count, failing } = given;
        const now = logEvidenceAgainst(given, share);
        const next =
          share * Math.exp(logEvidenceAgainst(of(count + 1, failing + 1), share) - now) +
          (1 - share) * Math.exp(logEvidenceAgainst(of(count + 1, failing), share) - now);
        assert.ok(Math.abs(next - 1) < 1e-6, `${next} is not 1`);
      }),
    );
    assert.ok(Math.abs(logEvidenceAgainst(of(0, 0), HEALTHY)) < 1e-12);
  });

  test('whatever happens with the other release, a stop needs enough evidence against a healthy share', () => {
    const holds = (given: Comparison) => {
      if (shouldStop(given))
        assert.ok(logEvidenceAgainst(given.candidate, HEALTHY) >= Math.log(EVIDENCE) - 1e-9);
    };
    fc.assert(fc.property(comparison, holds));
    fc.assert(fc.property(close, holds), { numRuns: 1000 });
  });

  test('the more people the other release fails for, the more evidence it takes', () => {
    fc.assert(
      fc.property(close, ({ candidate, baseline }) => {
        const worse = { ...baseline, failing: Math.min(baseline.failing + 1, baseline.people) };
        if (shouldStop({ candidate, baseline: worse }))
          assert.ok(shouldStop({ candidate, baseline }), JSON.stringify({ candidate, baseline }));
      }),
      { numRuns: 1000 },
    );
  });

  test('the likelihood of a bad release agrees with a numerical integral over the expected shares', () => {
    for (const [count, failing] of [
      [4, 4],
      [12, 5],
      [60, 9],
    ] as const) {
      const steps = 100_000;
      let sum = 0;
      for (let step = 0; step < steps; step += 1) {
        const share = (step + 0.5) / steps;
        // The density of the beta distribution with 2 and 6 is 42 x (1 - x)^5.
        sum += (42 * share * (1 - share) ** 5 * share ** failing * (1 - share) ** (count - failing)) / steps;
      }
      const expected = sum / (0.1 ** failing * 0.9 ** (count - failing));
      const found = Math.exp(logEvidenceAgainst(of(count, failing), 0.1));
      assert.ok(Math.abs(found / expected - 1) < 1e-6, `${found} is not ${expected}`);
    }
  });

  test('the history records every figure of the decision', () => {
    assert.equal(
      comparisonText({ candidate: of(15, 4), baseline: of(400, 4) }),
      'It failed for 4 of 15 people (26.7%); the release it was compared with failed for 4 of 400 people (1.0%). ' +
        `That's ${Math.round(Math.exp(logEvidence({ candidate: of(15, 4), baseline: of(400, 4) })))} times as likely for a bad ` +
        'release as for a good one; a release is stopped at 50 times.',
    );
    assert.match(
      comparisonText({ candidate: of(25, 20), baseline: of(400, 4) }),
      /more than 1,000,000 times as likely for a bad release/,
    );
  });
});

const shown = (share: number) => `${(share * 100).toFixed(3)}%`;
/** Enough people to load a release for a month. */
const MONTH = 1500;

describe('How often the sequential test is wrong, computed exactly (REL-43)', () => {
  for (const { share, before, most } of [
    { share: 0.005, before: 0, most: 0.0001 },
    { share: 0.005, before: 1000, most: 0.0001 },
    { share: 0.01, before: 0, most: 0.0005 },
    { share: 0.01, before: 1000, most: 0.001 },
    { share: 0.02, before: 0, most: 0.003 },
    { share: 0.02, before: 100, most: 0.004 },
    { share: 0.02, before: 1000, most: 0.005 },
  ])
    test(`a release as healthy as the one before, which fails for ${share * 100}% of ${before} people, is stopped in at most ${most * 100}% of months with ${MONTH} people`, (t) => {
      const rate = stopRates({ baseline: share, before, candidate: share }, MONTH)[MONTH] ?? 1;
      t.diagnostic(`stopped: ${shown(rate)}`);
      assert.ok(rate <= most, shown(rate));
    });

  for (const { share, before, half, nine } of [
    { share: 0.2, before: 0, half: 15, nine: 46 },
    { share: 0.2, before: 100, half: 15, nine: 42 },
    { share: 0.2, before: 1000, half: 15, nine: 40 },
    { share: 0.5, before: 100, half: 6, nine: 10 },
    { share: 1, before: 100, half: 3, nine: 3 },
    { share: 0.1, before: 100, half: 70, nine: 400 },
  ])
    test(`a release that fails for ${share * 100}% of the people is stopped within ${half} people in half of all cases and within ${nine} in nine of ten, where ${before} people loaded the one before`, (t) => {
      for (const baseline of [0.005, 0.01, 0.02]) {
        const rates = stopRates({ baseline, before, candidate: share }, 400);
        const [found, most] = [peopleUntil(rates, 0.5), peopleUntil(rates, 0.9)];
        t.diagnostic(
          `${shown(baseline)} before: half within ${found} people, nine of ten within ${most}; within 15 people ${shown(rates[15] ?? 0)}`,
        );
        assert.ok(found <= half && most <= nine, `${found}, ${most}`);
      }
    });
});
