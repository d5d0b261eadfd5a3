import { galley } from '@galley/shared/store';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useGridView } from './useGridView.ts';

const resizeTo = (width: number) =>
  act(() => {
    globalThis.innerWidth = width;
    globalThis.dispatchEvent(new Event('resize'));
  });

beforeEach(() => galley.setState({ gridByHand: {} }));

describe('The grid', () => {
  test.each([
    ['a wide', 'once', 1280, 900, 1, false],
    ['a wide', 'twice', 1280, 900, 2, false],
    ['a narrow', 'once', 900, 1280, 1, true],
    ['a narrow', 'twice', 900, 1280, 2, true],
  ])(
    'toggled by hand in %s window (%s) follows a resize on another screen (ACT-04)',
    (_window, _times, before, after, presses, isGrid) => {
      resizeTo(before);
      const { result, unmount } = renderHook(useGridView);
      for (let press = 0; press < presses; press += 1) act(() => result.current.toggle());
      unmount();
      resizeTo(after);
      expect(renderHook(useGridView).result.current.isGrid).toBe(isGrid);
    },
  );

  test.each([1280, 900])('toggled by hand stays so when the user comes back at %i px (ACT-04)', (width) => {
    resizeTo(width);
    const { result, unmount } = renderHook(useGridView);
    const byWidth = result.current.isGrid;
    act(() => result.current.toggle());
    unmount();
    expect(renderHook(useGridView).result.current.isGrid).toBe(!byWidth);
  });
});
