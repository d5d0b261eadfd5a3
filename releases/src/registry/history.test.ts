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

describe('Whether a build may activate what it has made', () => {
  const build = (to: string, from: string | null = null) => line('promote', to, { by: 'build', from });
  const decided = (...history: HistoryLine[]) =>
    isDecided(history, 'orders', 'B', ['build', 'developer build']);

  test('yes: a release that nobody has activated, also one whose source was reverted and is there again', () => {
    assert.equal(decided(), false);
    assert.equal(decided(build('A')), false);
    assert.equal(decided(build('B'), build('C', 'B')), false);
    assert.equal(decided(build('A'), line('promote', 'B', { remote: 'contacts' })), false);
  });

  test('no: one that the last build activated and somebody rolled back', () => {
    assert.equal(decided(build('A'), build('B', 'A'), line('rollback', 'A', { from: 'B' })), true);
  });

  test('no: one that a person promoted and rolled back, or tried on a part of the people', () => {
    const promoted = line('promote', 'B', { from: 'A' });
    assert.equal(decided(build('A'), promoted, line('rollback', 'A', { from: 'B' })), true);
    assert.equal(
      decided(build('A'), line('canary', 'B'), line('canary', null, { by: 'auto', from: 'B' })),
      true,
    );
  });
});

describe('What is on record of a remote', () => {
  test('its changes, and which of its releases cleanup has deleted', () => {
    const [first, deleted] = [line('promote', 'B'), line('gc', null, { from: 'A' })];
    const history = [first, line('promote', 'A', { remote: 'contacts' }), deleted];
    assert.deepEqual(historyOf(history, 'orders'), [first, deleted]);
    assert.equal(isDeleted(history, 'orders', 'A'), true);
    assert.equal(isDeleted(history, 'orders', 'B'), false);
    assert.equal(isDeleted(history, 'contacts', 'A'), false);
  });
});

describe('Where a rollback can go back to', () => {
  test('the release that was active before, then the ones before that', () => {
    const history = [line('promote', 'A'), line('promote', 'B'), line('promote', 'C')];
    assert.deepEqual(earlierReleases(history, 'orders'), ['B', 'A']);
  });

  test('rolling back twice goes further back and never returns to what was left', () => {
    const history = [line('promote', 'A'), line('promote', 'B'), line('promote', 'C'), line('rollback', 'B')];
    assert.deepEqual(earlierReleases(history, 'orders'), ['A']);
    assert.deepEqual(earlierReleases([...history, line('rollback', 'A')], 'orders'), []);
  });

  test('a release that was rolled back is skipped also after the next one came', () => {
    const history = [line('promote', 'A'), line('promote', 'B'), line('rollback', 'A'), line('promote', 'C')];
    assert.deepEqual(earlierReleases(history, 'orders'), ['A']);
  });

  test('other remotes and what cleanup deleted do not count', () => {
    const history = [
      line('promote', 'A'),
      line('promote', 'X', { remote: 'contacts' }),
      line('gc', null, { from: 'B' }),
      line('promote', 'C'),
    ];
    assert.deepEqual(earlierReleases(history, 'orders'), ['A']);
  });

  test('following the advice always ends, at a release that was active', () => {
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
