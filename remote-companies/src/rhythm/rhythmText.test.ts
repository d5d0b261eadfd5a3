import { describe, expect, test } from '@jest/globals';
import { exampleRhythm } from '../testing/examplePage.ts';
import { rhythmDetail, rhythmText } from './rhythmText.ts';

const said = (change: Parameters<typeof exampleRhythm>[0]) => {
  const { heading, reason } = rhythmText(exampleRhythm(change));
  return `${heading} ${reason}`;
};

describe('The rhythm of a company in words (COPG-05)', () => {
  test.each([
    [
      {},
      'At risk. Typically orders every 21 days; last order 64 days ago. Spend in the last 12 months is down 43% from the 12 months before.',
    ],
    [
      { State: 'due', Silence: 25, SpendChange: 12 },
      'Reorder due. Typically orders every 21 days; last order 25 days ago. Spend in the last 12 months is up 12% from the 12 months before.',
    ],
    [
      { State: 'regular', MedianGap: 1, Silence: 0, SpendChange: 0 },
      'Ordering as usual. Typically orders every day; last order today. Spend in the last 12 months is the same as in the 12 months before.',
    ],
    [
      { State: 'paused', Silence: 90, SpendChange: null },
      'Quiet season. Typically orders every 21 days; last order 90 days ago.',
    ],
    [
      { State: 'regular', Silence: 1, SpendChange: null },
      'Ordering as usual. Typically orders every 21 days; last order yesterday.',
    ],
    [
      { State: 'new', Orders: 8, SpendChange: null },
      'New customer. Ordered on 8 days so far, last on Tue 09/22/2026.',
    ],
    [
      { State: 'unknown', Orders: 1, SpendChange: null },
      'Not enough orders to see a pattern. Ordered on one day so far: Tue 09/22/2026.',
    ],
    [
      { State: 'unknown', Orders: 0, SpendChange: null },
      'Not enough orders to see a pattern. No orders in the last five years.',
    ],
  ] as const)('%j', (change, text) => {
    expect(said(change)).toBe(text);
  });

  test('comes with its details if there is a rhythm', () => {
    expect(rhythmDetail(exampleRhythm({ State: 'paused' }))).toBe(
      'Ordered on 35 days in the last five years; half of the orders came within 1 day of the expected date. Considered late after 42 days without an order. It was quiet this time last year, too.',
    );
    expect(rhythmDetail(exampleRhythm({ Spread: 0 }))).toMatch(
      /, usually exactly on the expected date\. Considered late after/,
    );
    expect(rhythmDetail(exampleRhythm({ State: 'new' }))).toBe('');
  });
});
