import type { ReleaseChange } from '@galley/server/releases/operating/contract';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { History } from './History.tsx';

const deleted = (release: string): ReleaseChange => ({
  revision: 13,
  at: '2026-11-21T03:00:00Z',
  by: 'Jo Watch',
  operation: 'gc',
  remote: 'orders',
  from: release,
  to: null,
  reason: null,
  audience: null,
});

test('The history keeps the rows of a cleanup apart, which deletes several releases of a remote at once (REL-06)', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<History changes={[deleted('0.8.0'), deleted('0.9.0')]} />);
  expect(screen.getAllByRole('row', { name: / orders 0\.[89]\.0/ })).toHaveLength(2);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
