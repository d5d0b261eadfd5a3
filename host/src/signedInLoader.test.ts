import { expect, jest, test } from '@jest/globals';

const SignedIn = () => null;
const start = jest.fn();
let isReachable = false;
let attempts = 0;
// Replaces a chunk lost by the network: a module can't first fail and then be imported in one test.
jest.mock('./withRetries.ts', () => ({
  withRetries: async () => {
    attempts += 1;
    if (!isReachable) throw new TypeError('Failed to fetch');
    return { SignedIn, start };
  },
}));

test('a failed load is cached until a retry, and a successful one stays', async () => {
  const { loadSignedIn, signedInNow } = await import('./signedInLoader.ts');
  expect(await loadSignedIn()).toEqual({ ok: false });
  expect(await loadSignedIn()).toEqual({ ok: false });
  expect(attempts).toBe(1);
  expect(signedInNow()).toBeNull();
  isReachable = true;
  expect(await loadSignedIn(true)).toEqual({ ok: true, SignedIn });
  expect(signedInNow()).toEqual({ ok: true, SignedIn });
  await loadSignedIn(true);
  expect(attempts).toBe(2);
  expect(start).toHaveBeenCalledTimes(1);
});
