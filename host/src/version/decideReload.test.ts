import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decideReload, type Reloads } from './decideReload.ts';

const part = fc.nat({ max: 999 });
const version = fc.tuple(part, part, part).map((parts) => parts.join('.'));
const NEVER: Reloads = { for: [], from: null };
const check = (running: string, offered: unknown, reloads = NEVER, hasUnsaved = false) =>
  decideReload({ running, offered, reloads, hasUnsaved });

/** Runs a tab through a server's responses. @returns how often the tab reloaded */
function reloadsOf(start: string, offers: string[], runsAfter: (offered: string) => string): number {
  let running = start;
  let reloads = NEVER;
  for (const offered of offers) {
    if (check(running, offered, reloads) !== 'reload') continue;
    reloads = { for: [...reloads.for, offered], from: running };
    running = runsAfter(offered);
  }
  return reloads.for.length;
}

describe('A check of the version', () => {
  test.each([
    ['newer', '1.8.2', '1.10.0'],
    ['older', '1.10.0', '1.8.2'],
    ['the release that follows a prerelease', '2.0.0-rc.1', '2.0.0'],
  ])('reloads for a version that is %s (VER-01)', (_kind, running, offered) => {
    expect(check(running, offered)).toBe('reload');
  });

  test('reloads for any different version, newer or older, and stays for the same one (VER-01)', () => {
    fc.assert(
      fc.property(version, version, (one, other) => {
        const expected = one === other ? 'stay' : 'reload';
        expect([check(one, other), check(other, one)]).toEqual([expected, expected]);
      }),
    );
  });

  test('reloads exactly once while the server offers versions that it doesn’t serve, even if they differ each time (VER-01)', () => {
    fc.assert(
      fc.property(version, fc.array(version), (running, offers) => {
        const once = offers.some((offered) => offered !== running) ? 1 : 0;
        expect(reloadsOf(running, offers, () => running)).toBe(once);
      }),
    );
  });

  test('never reloads twice for the same version, as when two servers take turns (VER-01)', () => {
    const turns = Array.from({ length: 20 }, (_, turn) => (turn % 2 === 0 ? '1.8.3' : '1.8.2'));
    expect(reloadsOf('1.8.2', turns, (offered) => offered)).toBe(2);
  });

  test('follows a deploy, its rollback, and the deploy after (VER-01)', () => {
    expect(reloadsOf('1.8.2', ['1.8.3', '1.8.2', '1.8.4'], (offered) => offered)).toBe(3);
  });

  test('never reloads over unsaved input: it asks (VER-01)', () => {
    fc.assert(
      fc.property(version, fc.oneof(version, fc.anything()), (running, offered) => {
        expect(check(running, offered, NEVER, true)).not.toBe('reload');
      }),
    );
    expect(check('1.8.2', '1.8.3', NEVER, true)).toBe('ask');
  });

  test('stays if meta.json contains no version (VER-01)', () => {
    fc.assert(
      fc.property(version, fc.anything(), (running, offered) => {
        expect(check(running, typeof offered === 'string' ? `v${offered}` : offered)).toBe('stay');
      }),
    );
  });

  test('stays on a page of a development server', () => {
    expect(check('dev', '1.8.2')).toBe('stay');
  });
});
