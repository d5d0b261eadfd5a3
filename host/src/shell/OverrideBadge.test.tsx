import { afterEach, describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { overrideAnswers } from '../federation/overrides/overrideAnswers.ts';
import { OverrideBadge } from './OverrideBadge.tsx';

afterEach(() => {
  localStorage.clear();
  act(() => overrideAnswers.set({}));
});

describe('The badge for release overrides', () => {
  test('names them and offers a reset', () => {
    localStorage.setItem('release.orders', '1.0.1-x');
    render(<OverrideBadge />);
    expect(screen.getByRole('complementary', { name: 'Releases on trial' })).toHaveTextContent(
      'orders 1.0.1-x',
    );
    expect(screen.getByRole('button', { name: 'Reset' })).toBeVisible();
  });

  test('says that one was withdrawn, why, and whether it still runs here', () => {
    localStorage.setItem('release.orders', '1.0.1-x');
    render(<OverrideBadge />);
    const badge = screen.getByRole('complementary', { name: 'Releases on trial' });
    const withdrawn = 'It was rolled back: exports fail';
    const hear = (isAllowed: boolean, why: string) =>
      act(() => overrideAnswers.set({ orders: { release: '1.0.1-x', isAllowed, withdrawn: why } }));
    hear(false, withdrawn);
    expect(badge).toHaveTextContent(
      'orders 1.0.1-x, withdrawn and not running. It was rolled back: exports fail',
    );
    hear(true, withdrawn);
    expect(badge).toHaveTextContent('orders 1.0.1-x, withdrawn. It was rolled back: exports fail');
    hear(false, '');
    expect(badge).toHaveTextContent('On trial: orders 1.0.1-x, withdrawn and not running.');
  });

  test('is absent without overrides', () => {
    render(<OverrideBadge />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
