import { connection } from '@galley/shared/host';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ConnectionStatus } from './ConnectionStatus.tsx';

/** A call ended this many seconds later. */
function call(outcome: 'answered' | 'unanswered', secondsLater = 0): void {
  act(() => {
    jest.advanceTimersByTime(secondsLater * 1000);
    connection.setState({ isLost: outcome === 'unanswered' });
  });
}
const browserSays = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const said = () => screen.getByRole('status').textContent;

beforeEach(() => {
  jest.useFakeTimers();
  connection.setState({ isLost: false });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the header says that there is no connection, and what that means, until the server responds again (LIVE-19)', () => {
  render(<ConnectionStatus />);
  expect(said()).toBe('');
  call('unanswered');
  call('unanswered', 6);
  expect(said()).toBe(
    'Offline. You’re seeing data saved on this device. Your changes are sent when you’re back online.',
  );
  call('unanswered', 60);
  expect(said()).toContain('Offline');
  call('answered');
  expect(said()).toBe('');
});

test('a server that is unavailable for a few seconds is not reported, and each outage counts separately (LIVE-19)', () => {
  render(<ConnectionStatus />);
  for (let restart = 0; restart < 3; restart += 1) {
    call('unanswered', 10);
    call('unanswered', 2);
    call('unanswered', 2);
    expect(said()).toBe('');
    call('answered', 1);
  }
});

test('if the browser says that it is offline, one call without a response confirms it; the browser alone does not (LIVE-19)', () => {
  browserSays(false);
  render(<ConnectionStatus />);
  call('answered');
  expect(said()).toBe('');
  call('unanswered');
  expect(said()).toContain('Offline');
  // The network is back, but not yet the server.
  browserSays(true);
  call('unanswered', 1);
  expect(said()).toContain('Offline');
  call('answered', 1);
  expect(said()).toBe('');
});

test('a page that opens without a connection says so', () => {
  browserSays(false);
  connection.setState({ isLost: true });
  render(<ConnectionStatus />);
  expect(said()).toContain('Offline');
});
