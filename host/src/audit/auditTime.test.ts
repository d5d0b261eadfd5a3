import { expect, test } from '@jest/globals';
import { zoneText } from './auditTime.ts';

test.each([
  ['America/Denver', 'Mountain Time (Denver)'],
  ['America/New_York', 'Eastern Time (New York)'],
  ['America/Indiana/Knox', 'Central Time (Knox)'],
  ['UTC', 'UTC'],
])('the time zone %s is shown as %s', (timeZone, text) => {
  expect(zoneText(timeZone)).toBe(text);
});
