import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { press } from '@galley/shared/testing';
import { RemoteCard } from './RemoteCard.tsx';

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

test.each([
  ['orders', ['Roll Back', 'Promote', 'Start Canary', 'Disable', 'Details']],
  // The host can't be disabled: without it there is no page.
  ['host', ['Roll Back', 'Promote', 'Start Canary', 'Details']],
])('of %s Operations may change what makes sense for it (REL-27)', async (remote, offered) => {
  const onIntend = jest.fn();
  const one = {
    remote,
    active: '2',
    canary: null,
    disabled: null,
    published: ['1', '2'],
    last: null,
    loads: [],
  };
  render(<RemoteCard remote={one} onIntend={onIntend} onShowDetails={() => undefined} />);
  expect(buttons()).toEqual(offered);
  // Unlike the texts, the names are unique on the page.
  expect(names().every((name) => name?.endsWith(` ${remote}`))).toBe(true);
  await press(`Roll Back ${remote}`);
  expect(onIntend).toHaveBeenCalledWith({ Operation: 'rollback', Remote: remote });
});
