import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dueState, dueWords, statusWord } from './dueState.ts';

describe('An activity', () => {
  test('is overdue, due today or upcoming only while it is open (ACT-06)', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('CLOSED', 'CANCELED'), (days, status) =>
        expect(dueState(status, days)).toBe('closed'),
      ),
    );
    expect([-1, 0, 1].map((days) => dueState('OPEN', days))).toEqual(['overdue', 'today', 'upcoming']);
  });

  test('shows in words when it’s due', () => {
    expect([-2, -1, 0, 1, 2].map(dueWords)).toEqual([
      '2 days overdue',
      '1 day overdue',
      'due today',
      'due tomorrow',
      'due in 2 days',
    ]);
  });

  test('shows its status as TO DO, DONE or CANCELED (ACT-08)', () => {
    expect(['OPEN', 'CLOSED', 'CANCELED'].map(statusWord)).toEqual(['TO DO', 'DONE', 'CANCELED']);
  });
});
