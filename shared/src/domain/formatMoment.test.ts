import { describe, expect, test } from '@jest/globals';
import { formatMoment } from './formatMoment.ts';

describe('A moment', () => {
  test.each([
    ['2026-11-21T12:00:00Z', 'America/Denver', 'Sat 11/21/2026, 5:00 AM MST'],
    ['2026-11-30T01:51:00Z', 'America/Denver', 'Sun 11/29/2026, 6:51 PM MST'],
    ['2026-07-01T05:59:00Z', 'America/Denver', 'Tue 06/30/2026, 11:59 PM MDT'],
    ['2026-11-30T01:51:00Z', 'UTC', 'Mon 11/30/2026, 1:51 AM UTC'],
  ])('%s in %s is %s', (at, timeZone, text) => {
    expect(formatMoment(at, timeZone).replaceAll(/\s/g, ' ')).toBe(text);
  });
});
