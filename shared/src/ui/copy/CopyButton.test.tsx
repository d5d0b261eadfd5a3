import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './CopyButton.tsx';

test('A copy button copies its text and confirms it', async () => {
  const user = userEvent.setup();
  render(<CopyButton text="ana@galley.example" what="email" />);
  await user.click(screen.getByRole('button', { name: 'Copy email' }));
  expect(await screen.findByRole('button', { name: 'Copied email' })).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toBe('ana@galley.example');
});
