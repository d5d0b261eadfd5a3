import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { bucketOf, FIRST_END, metrics, p75Of, type Metric } from '#server/releases/histogram';

const metric = fc.constantFrom(...metrics);
const count = (of: Metric, values: readonly number[]) =>
  values.map((value) => ({ bucket: bucketOf(of, value), people: 1 }));

describe('The histogram of measurements (REL-40)', () => {
  test('gives the 75th percentile within 5% and the last digit', () => {
    fc.assert(
      fc.property(
        metric,
        fc.array(fc.double({ min: 0, max: 5000, noNaN: true }), { minLength: 1, maxLength: 200 }),
        (of, ratios) => {
          const values = ratios.map((ratio) => ratio * FIRST_END[of]);
          const exact =
            values.toSorted((one, other) => one - other)[Math.ceil(0.75 * values.length) - 1] ?? 0;
          const found = p75Of(of, count(of, values));
          assert.equal(found?.people, values.length);
          const digit = of === 'CLS' ? 0.0005 : 0.5;
          const first = exact <= FIRST_END[of] ? FIRST_END[of] : 0;
          assert.ok(
            Math.abs(found.p75 - exact) <= exact * 0.05 + digit + first,
            `${found.p75} is not ${exact}`,
          );
        },
      ),
    );
  });

  test('has 101 buckets, however large a value is', () => {
    fc.assert(
      fc.property(metric, fc.double({ min: 0, noNaN: true }), (of, value) => {
        const bucket = bucketOf(of, value);
        assert.ok(Number.isInteger(bucket) && bucket >= 0 && bucket <= 100, String(bucket));
      }),
    );
  });

  test('never puts a larger value into a lower bucket', () => {
    const value = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(metric, value, value, (of, one, other) => {
        assert.ok(bucketOf(of, Math.min(one, other)) <= bucketOf(of, Math.max(one, other)));
      }),
    );
  });

  test('gives nothing without measurements', () => {
    assert.equal(p75Of('LCP', []), null);
  });
});
