import { describe, expect, test } from '@jest/globals';
import { localTime } from './localTime.ts';

const WINTER = Date.parse('2026-11-23T21:05:00Z');
const SUMMER = Date.parse('2026-07-20T21:05:00Z');

describe('A company’s local time (QUEUE-11)', () => {
  test.each([
    ['NY', '4:05 PM EST', '5:05 PM EDT'],
    ['IL', '3:05 PM CST', '4:05 PM CDT'],
    ['CO', '2:05 PM MST', '3:05 PM MDT'],
    ['CA', '1:05 PM PST', '2:05 PM PDT'],
    ['HI', '11:05 AM HST', '11:05 AM HST'],
    [' co ', '2:05 PM MST', '3:05 PM MDT'],
  ])('is that of its state: %s', (state, winter, summer) => {
    expect([localTime(state, WINTER), localTime(state, SUMMER)]).toEqual([winter, summer]);
  });

  test('is known in Arizona only while all clocks there agree', () => {
    expect([localTime('AZ', WINTER), localTime('AZ', SUMMER)]).toEqual(['2:05 PM MST', undefined]);
  });

  test.each(['TX', 'FL', 'IN', 'TN', 'AK', 'OR', '', 'Colorado', 'ON', '??'])(
    'is not guessed for %p, which has several time zones or isn’t a state',
    (state) => expect(localTime(state, WINTER)).toBeUndefined(),
  );
});
