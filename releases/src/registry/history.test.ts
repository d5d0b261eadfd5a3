import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { earlierReleases, historyOf, isDecided, isDeleted } from './history.ts';
import type { HistoryLine, Operation } from './schemas.ts';

let revision = 0;
const line = (operation: Operation, to: string | null, change: Partial<HistoryLine> = {}): HistoryLine => ({
  revision: (revision += 1),
  at: '2026-11-21T00:00:00.000Z',
  by: 'ana',
  operation,
  remote: 'orders',
  from: null,
  to,
  reason: null,
  gate: null,
  ...change,
});

describe('Whether a build can activate its releases', () => {
  const build = (to: string, from: string | null = null) => line('promote', to, { by: 'build', from });
  const decided = (...history: HistoryLine[]) =>
    isDecided(history, 'orders', 'B', ['build', 'developer build']);

  test('yes: a release that nobody has activated, including one whose source was reverted and restored', () => {
    assert.equal(decided(), false);
    assert.equal(decided(build('A')), false);
    assert.equal(decided(build('B'), build('C', 'B')), false);
    assert.equal(decided(build('A'), line('promote', 'B', { remote: 'contacts' })), false);
  });

  test('no: a release that the last build activated and somebody rolled back', () => {
    assert.equal(decided(build('A'), build('B', 'A'), line('rollback', 'A', { from: 'B' })), true);
  });

  test('no: a release that a person promoted and rolled back, or tried as a canary', () => {
    const promoted = line('promote', 'B', { from: 'A' });
    assert.equal(decided(build('A'), promoted, line('rollback', 'A', { from: 'B' })), true);
    assert.equal(
      decided(build('A'), line('canary', 'B'), line('canary', null, { by: 'auto', from: 'B' })),
      true,
    );
  });
});

describe('The history of a remote', () => {
  test('contains its changes, and the releases that cleanup has deleted', () => {
    const [first, deleted] = [line('promote', 'B'), line('gc', null, { from: 'A' })];
    const history = [first, line('promote', 'A', { remote: 'contacts' }), deleted];
    assert.deepEqual(historyOf(history, 'orders'), [first, deleted]);
    assert.equal(isDeleted(history, 'orders', 'A'), true);
    assert.equal(isDeleted(history, 'orders', 'B'), false);
    assert.equal(isDeleted(history, 'contacts', 'A'), false);
  });
});

describe('A rollback can go back', () => {
  test('to the previously active release, then to those before it', () => {
    const history = [line('promote', 'A'), line('promote', 'B'), line('promote', 'C')];
    assert.deepEqual(earlierReleases(history, 'orders'), ['B', 'A']);
  });

  test('further with a second rollback, never to a release that was rolled back', () => {
    const history = [line('promote', 'A'), line('promote', 'B'), line('promote', 'C'), line('rollback', 'B')];
    assert.deepEqual(earlierReleases(history, 'orders'), ['A']);
    assert.deepEqual(earlierReleases([...history, line('rollback', 'A')], 'orders'), []);
  });

  test('past a release that was rolled back, even after a newer promotion', () => {
    const history = [line('promote', 'A'), line('promote', 'B'), line('rollback', 'A'), line('promote', 'C')];
    assert.deepEqual(earlierReleases(history, 'orders'), ['A']);
  });

  test('neither to other remotes’ releases nor to those that cleanup deleted', () => {
    const history = [
      line('promote', 'A'),
      line('promote', 'X', { remote: 'contacts' }),
      line('gc', null, { from: 'B' }),
      line('promote', 'C'),
    ];
    assert.deepEqual(earlierReleases(history, 'orders'), ['A']);
  });

  test('only finitely often, ending at a release that was active', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('A', 'B', 'C', 'D')), (promoted) => {
        const history = promoted.map((release) => line('promote', release));
        for (let steps = 0; steps <= promoted.length; steps += 1) {
          const [target] = earlierReleases(history, 'orders');
          if (target === undefined) return;
          assert.ok(new Set<string>(promoted).has(target));
          history.push(line('rollback', target));
        }
        assert.fail('rolling back never came to an end');
      }),
    );
  });
});
