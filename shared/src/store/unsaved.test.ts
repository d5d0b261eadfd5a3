import { expect, jest, test } from '@jest/globals';
import { hasUnsaved, allowUnload, markUnsaved, whenSaved } from './unsaved.ts';

test('who waits is called once, as soon as the last form is saved', () => {
  const call = jest.fn();
  markUnsaved('a', true);
  markUnsaved('b', true);
  whenSaved(call);
  markUnsaved('a', false);
  expect([hasUnsaved(), call.mock.calls.length]).toEqual([true, 0]);
  markUnsaved('b', false);
  markUnsaved('c', true);
  markUnsaved('c', false);
  expect([hasUnsaved(), call.mock.calls.length]).toEqual([false, 1]);
});

test('who waits while nothing is unsaved is called at once, and who no longer waits never', () => {
  const call = jest.fn();
  whenSaved(call);
  expect(call).toHaveBeenCalledTimes(1);
  markUnsaved('a', true);
  whenSaved(call)();
  markUnsaved('a', false);
  expect(call).toHaveBeenCalledTimes(1);
});

test('the browser asks before it leaves the page while something is unsaved, and only then', () => {
  const isAsked = () => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  markUnsaved('a', true);
  expect(isAsked()).toBe(true);
  allowUnload();
  expect(isAsked()).toBe(false);
  markUnsaved('b', true);
  expect(isAsked()).toBe(true);
  markUnsaved('a', false);
  markUnsaved('b', false);
  expect(isAsked()).toBe(false);
});
