import { afterEach, expect, jest, test } from '@jest/globals';
import { press } from '@galley/shared/testing';
import { render, screen } from '@testing-library/react';
import { ClampedText } from './ClampedText.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

test('a long text is shown in full on request', async () => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(80);
  render(<ClampedText>{'long '.repeat(60)}</ClampedText>);
  await press('Show more');
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});

test('a text that fits has no button for more', () => {
  render(<ClampedText>short</ClampedText>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
