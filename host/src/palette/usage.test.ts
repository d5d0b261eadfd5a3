import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { rememberUse, usageScores } from './usage.ts';

const DAY_MS = 24 * 60 * 60_000;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-24T12:00:00') });
});

describe('The usage of palette results (PAL-10)', () => {
  test('scores higher the more often a result is chosen, and half after two weeks', () => {
    rememberUse('ana-uid', 'company-1');
    rememberUse('ana-uid', 'company-1');
    rememberUse('ana-uid', 'company-2');
    expect(usageScores('ana-uid')).toEqual(
      new Map([
        ['company-1', 2],
        ['company-2', 1],
      ]),
    );
    jest.setSystemTime(Date.now() + 14 * DAY_MS);
    expect(usageScores('ana-uid').get('company-1')).toBe(1);
  });

  test('is separate for each user', () => {
    rememberUse('ana-uid', 'company-1');
    expect(usageScores('ben-uid').size).toBe(0);
  });

  test('drops the least used results beyond 200', () => {
    rememberUse('ana-uid', 'company-0');
    jest.setSystemTime(Date.now() + DAY_MS);
    for (let id = 1; id <= 200; id += 1) rememberUse('ana-uid', `company-${id}`);
    const scores = usageScores('ana-uid');
    expect(scores.size).toBe(200);
    expect(scores.has('company-0')).toBe(false);
  });

  test('is empty if the storage contains something else', () => {
    localStorage.setItem('galley.palette.ana-uid', '{broken');
    expect(usageScores('ana-uid').size).toBe(0);
  });
});
