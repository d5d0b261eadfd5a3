import { expect, test } from '@jest/globals';
import { press } from '@galley/shared/testing';
import { render, screen } from '@testing-library/react';
import { ClampedText } from './ClampedText.tsx';

test('shows the rest of a long text on request', async () => {
  render(<ClampedText>{'long '.repeat(60)}</ClampedText>);
  await press('more');
  expect(screen.getByRole('button', { name: 'less' })).toHaveAttribute('aria-expanded', 'true');
});

test('offers no more of a short text', () => {
  render(<ClampedText>short</ClampedText>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
