import { promote } from '../operations/promote.ts';
import { publishBuild } from '../operations/publish.ts';
import type { ReleaseRecord } from '../record/schemas.ts';
import type { Storage } from '../storage/storage.ts';
import { addKey, initPolicy } from '../trust/changePolicy.ts';
import type { Memory, Remembered } from '../trust/chain.ts';
import { generateKey, readSigningKey, type SigningKey } from '../trust/keys.ts';
import type { PolicyKey } from '../trust/schemas.ts';
import { trustedStorage, type TrustedStorage } from '../trust/trustedStorage.ts';
import { testBuild, testHost, testRelease, value } from './releases.ts';

// A store with keys, for tests: operations, a server, the host's team, and the teams of orders and contacts.

export const testKey = (): SigningKey => readSigningKey(generateKey().pem);

export const TEST_KEYS = {
  operations: testKey(),
  server: testKey(),
  host: testKey(),
  orders: testKey(),
  contacts: testKey(),
};
export type TestKeyName = keyof typeof TEST_KEYS;

/** A memory that survives a server's restart, as a database does. */
export function testMemory(): Memory & { kept: () => Remembered | null } {
  let kept: Remembered | null = null;
  return {
    kept: () => kept,
    recall: async () => kept,
    keep: async (remembered) => {
      kept = remembered;
    },
  };
}

/** The store as seen with one of the keys above, or with another one. */
export const storeOf = (
  storage: Storage,
  who: TestKeyName | SigningKey | null,
  memory?: Memory,
): TrustedStorage =>
  trustedStorage(storage, {
    anchors: [TEST_KEYS.operations.public],
    key: typeof who === 'string' ? TEST_KEYS[who] : (who ?? undefined),
    memory,
  });

const policyKey = (name: Exclude<TestKeyName, 'operations'>): PolicyKey => ({
  name,
  public: TEST_KEYS[name].public,
  role: name === 'server' || name === 'host' ? name : 'team',
  remotes: name === 'server' || name === 'host' ? [] : [name],
});

/** Publishes a release with a key, as CI does. */
export const publishAs = async (storage: TrustedStorage, record: ReleaseRecord): Promise<void> => {
  value(await publishBuild(storage, testBuild(record)));
};

/** Fills a store: the keys above in its policy, and releases A and B of orders and contacts by their own teams, with A active. */
export async function fillTrusted(storage: Storage): Promise<void> {
  value(await initPolicy(storage, TEST_KEYS.operations, { name: 'operations', reason: 'first' }));
  const operations = storeOf(storage, 'operations');
  for (const name of ['server', 'host', 'orders', 'contacts'] as const)
    value(await addKey(operations, policyKey(name), 'new'));
  value(await promote(storeOf(storage, 'host'), { by: '', host: testHost() }));
  for (const remote of ['orders', 'contacts'] as const) {
    const store = storeOf(storage, remote);
    for (const release of ['A', 'B']) await publishAs(store, testRelease(remote, release));
    value(await promote(store, { by: '', remotes: { [remote]: 'A' } }));
  }
}
