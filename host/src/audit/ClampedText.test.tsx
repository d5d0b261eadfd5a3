import { expect, test } from '@jest/globals';
import { press } from '@galley/shared/testing';
import { render, screen } from '@testing-library/react';
import { ClampedText } from './ClampedText.tsx';

test('a long text is shown in full on request', async () => {
  render(<ClampedText>{'long '.repeat(60)}</ClampedText>);
  await press('more');
  expect(screen.getByRole('button', { name: 'less' })).toHaveAttribute('aria-expanded', 'true');
});

test('a short text has no button for more', () => {
  render(<ClampedText>short</ClampedText>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
