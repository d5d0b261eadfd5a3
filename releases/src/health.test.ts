import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { comparisonText, errorRate, shouldStop, type Comparison, type Loads } from './health.ts';

const loads: fc.Arbitrary<Loads> = fc
  .integer({ min: 0, max: 100_000 })
  .chain((count) => fc.record({ loads: fc.constant(count), errors: fc.integer({ min: 0, max: count }) }));
const comparison: fc.Arbitrary<Comparison> = fc.record({
  candidate: loads,
  baseline: loads,
  margin: fc.integer({ min: 0, max: 100 }).map((points) => points / 100),
  minimum: fc.integer({ min: 0, max: 1000 }),
});
const of = (count: number, errors: number): Loads => ({ loads: count, errors });

describe('Whether a release has to be stopped', () => {
  test('one that fails clearly more often than the one before is stopped', () => {
    const base = { baseline: of(1000, 10), margin: 0.05, minimum: 50 };
    assert.equal(shouldStop({ ...base, candidate: of(100, 7) }), true);
    assert.equal(shouldStop({ ...base, candidate: of(100, 6) }), false);
  });

  test('of few loads nothing is concluded, however bad they are', () => {
    fc.assert(
      fc.property(comparison, (given) => {
        const few = of(given.minimum - 1, given.minimum - 1);
        assert.equal(shouldStop({ ...given, candidate: few }), false);
      }),
    );
  });

  test('one that fails as often as the one before, or less, is never stopped', () => {
    fc.assert(
      fc.property(comparison, (given) => {
        if (errorRate(given.candidate) <= errorRate(given.baseline)) assert.equal(shouldStop(given), false);
      }),
    );
  });

  test('exactly the margin is allowed', () => {
    const hundredths = fc.integer({ min: 0, max: 50 });
    fc.assert(
      fc.property(hundredths, hundredths, fc.integer({ min: 1, max: 50 }), (base, points, scale) => {
        const given = { baseline: of(100, base), margin: points / 100, minimum: 1 };
        const candidate = of(100 * scale, (base + points) * scale);
        assert.equal(shouldStop({ ...given, candidate }), false);
        if (base + points < 100) {
          const worse = of(candidate.loads, candidate.errors + 1);
          assert.equal(shouldStop({ ...given, candidate: worse }), true);
        }
      }),
    );
  });

  test('one more error never saves a release, nor does a stricter margin', () => {
    fc.assert(
      fc.property(comparison, (given) => {
        if (!shouldStop(given)) return;
        const { candidate, margin } = given;
        const errors = Math.min(candidate.loads, candidate.errors + 1);
        assert.ok(shouldStop({ ...given, candidate: { ...candidate, errors } }));
        assert.ok(shouldStop({ ...given, margin: margin / 2 }));
      }),
    );
  });

  test('a release before that nobody has loaded counts as one without errors', () => {
    const given = { baseline: of(0, 0), margin: 0.1, minimum: 10 };
    assert.equal(shouldStop({ ...given, candidate: of(10, 2) }), true);
    assert.equal(shouldStop({ ...given, candidate: of(10, 1) }), false);
    assert.equal(shouldStop({ ...given, minimum: 0, candidate: of(0, 0) }), false);
  });

  test('the history gets every figure of the decision', () => {
    const given = { candidate: of(250, 30), baseline: of(4000, 40), margin: 0.05, minimum: 50 };
    assert.equal(
      comparisonText(given),
      'Error rate 12.0 % (30 of 250 loads), compared with 1.0 % (40 of 4000 loads); ' +
        'the margin is 5.0 points, judged from 50 loads on.',
    );
  });
});
