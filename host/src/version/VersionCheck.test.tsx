import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { markUnsaved } from '@galley/shared/store';
import { network } from '@galley/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserIo } from './io.ts';
import { VersionCheck } from './VersionCheck.tsx';

const TEN_MINUTES_MS = 10 * 60_000;
const reload = jest.fn();
const io = { ...browserIo, reload };

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  sessionStorage.clear();
});
afterEach(() => {
  markUnsaved('form', false);
  jest.useRealTimers();
});

/** Opens a page of version 1.8.2 against a server with this response. */
function open(meta: object | (() => unknown)) {
  const sent = network({ '/meta.json': meta });
  render(<VersionCheck running="1.8.2" io={io} />);
  return sent;
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('An open page', () => {
  test('reloads only once for another version, however often it is offered (VER-01)', async () => {
    const sent = open({ version: '1.8.3' });
    await wait(3 * TEN_MINUTES_MS);
    expect(sent.length).toBeGreaterThan(2);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('clears the caches of the browser before it reloads (VER-01)', async () => {
    const kept = new Set(['old']);
    const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) };
    Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
    open({ version: '1.7.0' });
    await wait(2000);
    Reflect.deleteProperty(globalThis, 'caches');
    expect([...kept]).toEqual([]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('checks again when it becomes visible, but not while it is hidden (VER-01)', async () => {
    const sent = open({ version: '1.8.2' });
    await wait(2000);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await wait(TEN_MINUTES_MS);
    expect(sent).toHaveLength(1);
    visibility.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await wait(0);
    expect(sent).toHaveLength(2);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['corrupt', () => new Response('<html>')],
    ['of another shape', { version: 3 }],
    ['missing', () => new Response('', { status: 404 })],
    ['never complete', () => new Promise(() => {})],
    [
      'out of reach',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('does not reload for a version file that is %s (VER-01)', async (_kind, meta) => {
    open(meta);
    await wait(TEN_MINUTES_MS);
    expect(reload).not.toHaveBeenCalled();
  });

  test('asks once while a form has unsaved input, and reloads automatically when it is saved (VER-01)', async () => {
    markUnsaved('form', true);
    open({ version: '1.8.3' });
    await wait(2000);
    expect(screen.getByRole('dialog', { name: 'Galley Update Ready' })).toBeInTheDocument();
    await press('Keep Working');
    await wait(TEN_MINUTES_MS);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    markUnsaved('form', false);
    await wait(TEN_MINUTES_MS);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('reloads despite unsaved input if the user chooses to (VER-01)', async () => {
    markUnsaved('form', true);
    open({ version: '1.8.3' });
    await wait(2000);
    await press('Reload without Saving');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
