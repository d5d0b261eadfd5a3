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

test('A copy button shows its name on hover and focus, until Escape (GRID-06)', async () => {
  const tip = () => document.querySelector('.tip')?.textContent;
  render(<CopyButton text="10482-1" what="order line number" />);
  const button = screen.getByRole('button', { name: 'Copy order line number' });
  await userEvent.hover(button);
  expect(tip()).toBe('Copy order line number');
  await userEvent.unhover(button);
  expect(tip()).toBeUndefined();
  await userEvent.tab();
  expect(tip()).toBe('Copy order line number');
  await userEvent.keyboard('{Escape}');
  expect(tip()).toBeUndefined();
});
