import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { addRelease, testHostRelease, testRelease } from '../testing/releases.ts';
import { matrix } from './matrix.ts';

const STORE = '@galley/shared/store';
const day = (at: number) => `2026-11-2${at}T00:00:00.000Z`;

/** Four hosts and four releases of two remotes, each with a newer minor version of shared than the previous one. */
async function filled() {
  const storage = memoryStorage();
  for (const at of [0, 1, 2, 3]) {
    const provides = { react: at === 3 ? '19.4.0' : '19.3.1', [STORE]: `2.${at}.0` };
    const exports = { [STORE]: ['galley', ...(at >= 2 ? ['later'] : [])] };
    const host = testHostRelease(`H${at}`, { provides, exports, needs: { orders: ['./Screen'] } });
    await addRelease(storage, { ...host, builtAt: day(at) });
    const requires = { react: at === 3 ? '^19.4.0' : '^19.3.1', [STORE]: `^2.${at}.0` };
    await addRelease(storage, testRelease('orders', `O${at}`, { builtAt: day(at), requires }));
    await addRelease(
      storage,
      testRelease('my-day', `M${at}`, {
        builtAt: day(at),
        // Built against the first minor version, but uses a name that was added later.
        requires: { react: '^19.0.0', [STORE]: '^2.0.0' },
        imports: { [STORE]: at === 3 ? ['galley', 'later'] : ['galley'] },
      }),
    );
  }
  return storage;
}

describe('The last three hosts with the last three releases of every remote (TEAM-15, TEAM-25)', () => {
  test('are compared pair by pair: a host runs builds against its minor version of shared or an earlier one', async () => {
    const pairs = await matrix(await filled());
    assert.equal(pairs.length, 3 * 2 * 3);
    const runs = (host: string, remote: string) =>
      pairs
        .filter((pair) => pair.host === host && pair.remote === remote && pair.reasons.length === 0)
        .map(({ release }) => release);
    assert.deepEqual(runs('H3', 'orders'), ['O3', 'O2', 'O1']);
    assert.deepEqual(runs('H2', 'orders'), ['O2', 'O1']);
    assert.deepEqual(runs('H1', 'orders'), ['O1']);
    assert.deepEqual(runs('H2', 'my-day'), ['M3', 'M2', 'M1']);
    assert.deepEqual(runs('H1', 'my-day'), ['M2', 'M1']);
  });

  test('are refused with the reason if a remote needs a newer React or a name that the host lacks (TEAM-16)', async () => {
    const pairs = await matrix(await filled());
    const reasons = (host: string, release: string) =>
      pairs.find((pair) => pair.host === host && pair.release === release)?.reasons;
    assert.deepEqual(reasons('H2', 'O3'), [
      'It requires react ^19.4.0, and the host provides 19.3.1.',
      `It requires ${STORE} ^2.3.0, and the host provides 2.2.0.`,
    ]);
    assert.deepEqual(reasons('H1', 'M3'), [
      `It imports \`later\` from ${STORE}, which host H1 doesn't export.`,
    ]);
    assert.deepEqual(
      pairs.filter(({ isNewest }) => isNewest).map(({ host, release }) => `${host} ${release}`),
      ['H3 M3', 'H3 O3'],
    );
  });
});
