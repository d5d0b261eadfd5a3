import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createMeasure } from './measure.ts';

const orders = { remote: 'orders', release: '1.0.0' };
const contacts = { remote: 'contacts', release: '2.0.0' };

describe('A page’s measurements of its releases (REL-39)', () => {
  test('each screen gets the events that occurred while it was shown', () => {
    const measure = createMeasure();
    measure.paint(orders, 800);
    measure.paint(orders, 950);
    measure.interaction(orders, 1, 40);
    measure.shift(contacts, 5000, 0.02);
    measure.interaction(contacts, 2, 200);
    expect(measure.take()).toEqual([
      { ...orders, LCP: 950, INP: 40, CLS: 0 },
      { ...contacts, INP: 200, CLS: 0.02 },
    ]);
  });

  test('a screen without events has no shift and no response time', () => {
    const measure = createMeasure();
    measure.see(orders);
    expect(measure.take()).toEqual([{ ...orders, CLS: 0 }]);
  });

  test('each screen is sent once per release', () => {
    const measure = createMeasure();
    measure.see(orders);
    expect(measure.take()).toHaveLength(1);
    measure.shift(orders, 1, 0.5);
    expect(measure.take()).toEqual([]);
    measure.see({ ...orders, release: '1.1.0' });
    expect(measure.take()).toEqual([{ remote: 'orders', release: '1.1.0', CLS: 0 }]);
  });

  test('the events of one interaction count as the longest of them', () => {
    const measure = createMeasure();
    for (const duration of [24, 120, 56]) measure.interaction(orders, 7, duration);
    expect(measure.take()[0]?.INP).toBe(120);
  });

  test('up to 49 interactions, the slowest counts; for every 50, one slower is ignored', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 16, max: 9000 }), { minLength: 1, maxLength: 220 }),
        (durations) => {
          const measure = createMeasure();
          for (const [id, duration] of durations.entries()) measure.interaction(orders, id + 1, duration);
          const INP = measure.take()[0]?.INP ?? 0;
          const slower = durations.filter((duration) => duration > INP).length;
          const least = durations.filter((duration) => duration >= INP).length;
          const allowed = Math.floor(durations.length / 50);
          expect(slower).toBeLessThanOrEqual(allowed);
          expect(least).toBeGreaterThan(allowed);
        },
      ),
    );
  });

  test('shifts add up in bursts of at most five seconds with gaps under one second, and the largest burst counts', () => {
    const measure = createMeasure();
    measure.shift(orders, 0, 0.1);
    measure.shift(orders, 900, 0.1);
    measure.shift(orders, 2500, 0.15);
    expect(measure.take()[0]?.CLS).toBeCloseTo(0.2);
    const long = createMeasure();
    for (let time = 0; time <= 9600; time += 800) long.shift(orders, time, 0.01);
    expect(long.take()[0]?.CLS).toBeCloseTo(0.07);
  });
});
