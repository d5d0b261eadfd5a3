import { expect, jest, test } from '@jest/globals';
import { hasUnsaved, allowUnload, markUnsaved, whenSaved } from './unsaved.ts';

test('a waiting callback runs once, as soon as the last form is saved', () => {
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

test('a callback runs at once while nothing is unsaved, and never after it was canceled', () => {
  const call = jest.fn();
  whenSaved(call);
  expect(call).toHaveBeenCalledTimes(1);
  markUnsaved('a', true);
  whenSaved(call)();
  markUnsaved('a', false);
  expect(call).toHaveBeenCalledTimes(1);
});

test('the browser asks before leaving the page only while something is unsaved', () => {
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
