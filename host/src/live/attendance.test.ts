import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { request } from '@galley/shared/http';
import { signInForTest } from '@galley/shared/testing';
import { watchAttendance } from './attendance.ts';

let end = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  signInForTest();
  end = watchAttendance();
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

/** Whether a call of the page is marked as unattended. */
async function isUnattended(): Promise<boolean> {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  await request({ method: 'GET', path: '/v1/views' });
  return new Headers(fetched.mock.lastCall?.[1]?.headers).has('x-unattended');
}

test('a page without input for five minutes marks its calls as unattended, until somebody comes back (SIGN-02)', async () => {
  expect(await isUnattended()).toBe(false);
  jest.advanceTimersByTime(299_000);
  expect(await isUnattended()).toBe(false);
  jest.advanceTimersByTime(2_000);
  expect(await isUnattended()).toBe(true);
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
  expect(await isUnattended()).toBe(false);
});
