import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FoldedMessages } from './FoldedMessages.tsx';

const MESSAGE = { key: '1', title: 'Proof', who: 'Kim Lee', time: 'Nov 23', text: 'Matte, please.' };

test('Messages are folded to title, author and time; a press shows the full text, or says that it can’t be loaded (MAIL-16)', async () => {
  const readAll = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValueOnce('Matte, please.\n> Which paper?');
  render(<FoldedMessages messages={[{ ...MESSAGE, readAll, mark: 'Private' }]} />);
  const details = screen.getByRole('group');
  expect(details).not.toHaveAttribute('open');
  expect(screen.getByText('Proof').closest('summary')).toHaveTextContent('ProofPrivateKim Lee · Nov 23');
  await userEvent.click(screen.getByText('Proof'));
  await userEvent.click(screen.getByRole('button', { name: 'Show all of Proof' }));
  expect(await screen.findByText('The message could not be loaded.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/> Which paper\?/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('A message is shown as plain text, whatever it contains', () => {
  render(<FoldedMessages messages={[{ ...MESSAGE, text: '<img src=x onerror=alert(1)>' }]} />);
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
});
