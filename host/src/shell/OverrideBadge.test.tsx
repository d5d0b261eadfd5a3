import { afterEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { OverrideBadge } from './OverrideBadge.tsx';

afterEach(() => localStorage.clear());

describe('The badge of releases on trial', () => {
  test('names them and offers the way back', () => {
    localStorage.setItem('release.orders', '1.0.1-x');
    render(<OverrideBadge />);
    expect(screen.getByRole('complementary', { name: 'Releases under trial' })).toHaveTextContent(
      'orders 1.0.1-x',
    );
    expect(screen.getByRole('button', { name: 'Reset' })).toBeVisible();
  });

  test('is not there when nothing is on trial', () => {
    render(<OverrideBadge />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
