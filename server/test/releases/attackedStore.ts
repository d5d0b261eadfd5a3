import { integrityOf } from '@galley/releases/common/digest';
import { promote } from '@galley/releases/operations/promote';
import { rollback } from '@galley/releases/operations/rollback';
import { inspect } from '@galley/releases/operations/inspect';
import { digestOf, readState, type State } from '@galley/releases/registry/revisions';
import type { Registry, Revision } from '@galley/releases/registry/schemas';
import { memoryStorage } from '@galley/releases/storage/memoryStorage';
import { policyFile, publishedFile, recordFile, revisionFile } from '@galley/releases/storage/paths';
import { testHost, testRelease, value } from '@galley/releases/testing/releases';
import {
  fillTrusted,
  publishAs,
  storeOf,
  TEST_KEYS,
  testKey,
  testMemory,
} from '@galley/releases/testing/trust';
import { addKey, endKey } from '@galley/releases/trust/changePolicy';
import { signWith, type SigningKey } from '@galley/releases/trust/keys';
import type { SignedPolicy } from '@galley/releases/trust/schemas';
import type { EmployeeType } from '#server/account/contract';
import type { PublicRegistry } from '@galley/shared/contract/releases';
import { OWN_BASES } from '#server/releases/releaseBases';
import { withOverrides } from '#server/web/overrides';
import { createRegistrySource } from '#server/web/registrySource';
import { withdrawals } from '#server/web/withdrawals';

/** The attacker's keys: ones that have ended, and one that was never valid. */
export const STOLEN = { retired: testKey(), revoked: testKey(), operations: testKey(), unknown: testKey() };

/** What the attacker wants pages to run. */
export const evilRelease = (release: string) => testRelease('orders', release, { version: '6.6.6' });

export const textOf = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

type Change = (registry: Registry) => Registry;

/** Makes a release of a remote the active one, in a registry. */
export const activating =
  (remote: string, release: string): Change =>
  (registry) => ({ ...registry, remotes: { ...registry.remotes, [remote]: { active: release } } });

type Content = Map<string, Uint8Array>;
let filled: Promise<Content> | undefined;

/** What the store holds before it is attacked. Orders ran A, B and A again, so that B is withdrawn; revision 9 is the newest. */
async function fill(): Promise<Content> {
  const storage = memoryStorage();
  await fillTrusted(storage);
  const operations = storeOf(storage, 'operations');
  const add = (name: 'retired' | 'revoked') =>
    addKey(operations, { name, public: STOLEN[name].public, role: 'team', remotes: ['orders'] }, 'new');
  for (const name of ['retired', 'revoked'] as const) {
    value(await add(name));
    await publishAs(storeOf(storage, STOLEN[name]), testRelease('orders', `of-${name}`));
    value(await endKey(operations, { name, how: name, reason: 'over' }));
  }
  const second = { name: 'operations-2', public: STOLEN.operations.public, remotes: [] };
  value(await addKey(operations, { ...second, role: 'operations' }, 'new'));
  value(await endKey(operations, { name: second.name, how: 'revoked', reason: 'stolen' }));
  const orders = storeOf(storage, 'orders');
  for (let times = 0; times < 3; times += 1) {
    value(await promote(orders, { by: '', remotes: { orders: 'B' } }));
    value(await rollback(orders, { by: '', remote: 'orders', reason: 'exports fail' }));
  }
  return storage.content;
}

/**
 * A store with keys, in which the attacker can write every file, and what its servers remember.
 */
export async function attackedStore() {
  filled ??= fill();
  const storage = memoryStorage(await filled);
  const memory = testMemory();
  const state = await readState(storeOf(storage, null));

  const write = (file: string, content: unknown) =>
    storage.content.set(file, Buffer.from(typeof content === 'string' ? content : textOf(content)));
  const read = async <T>(file: string) => JSON.parse((await storage.readText(file)) ?? 'null') as T;

  /** The next revision, as the owner of a key can sign it. */
  function revision(key: SigningKey, by: string, change: Change, after: State = state): Revision {
    const number = after.registry.revision + 1;
    const before = after.revisions.get(number - 1);
    const start = number % 10 === 0 ? number - 10 : number - 1;
    const about = { revision: number, at: new Date().toISOString(), by, operation: 'promote' as const };
    const line = { ...about, remote: 'orders', from: 'A', to: 'B', reason: null, gate: null };
    const content = {
      registry: { ...change(after.registry), revision: number },
      history: [...after.history.filter((one) => one.revision > start), line],
      previous: start === number - 1 && before ? digestOf(before) : null,
    };
    return signed(key, { ...content, digest: '' }, before ? digestOf(before) : null);
  }

  function signed(key: SigningKey, content: Revision, parent: string | null): Revision {
    const digest = digestOf(content);
    const of = signWith(key, ['revision', content.registry.revision, digest, parent]);
    return { ...content, digest, signature: { ...of, parent } };
  }

  /** Puts a release into the store by hand, with its digest. */
  function addByHand(record: ReturnType<typeof testRelease>, key?: SigningKey, as = record): void {
    const text = JSON.stringify(record);
    const digest = integrityOf(text);
    const signature = key && signWith(key, ['record', as.remote, as.release, digest]);
    write(recordFile(record.remote, record.release), text);
    write(publishedFile(record.remote, record.release), { record: digest, signature });
  }

  return {
    storage,
    memory,
    state,
    keys: { ...TEST_KEYS, ...STOLEN },
    write,
    read,
    revision,
    signed,
    addByHand,
    next: revisionFile(state.registry.revision + 1),
    newest: revisionFile(state.registry.revision),
    policies: () => [...storage.content.keys()].filter((file) => file.startsWith('policy/')).length,
    policy: (number: number) => read<SignedPolicy>(policyFile(number)),
  };
}
export type AttackedStore = Awaited<ReturnType<typeof attackedStore>>;

/** The part of a server that gives pages the store's releases. */
export function serverOf({ storage, memory }: Pick<AttackedStore, 'storage' | 'memory'>) {
  const store = storeOf(storage, 'server', memory);
  const errors: string[] = [];
  const source = createRegistrySource({
    storage: store,
    isBucket: false,
    bases: OWN_BASES,
    keysOf: async () => new Map(),
    onError: (error) => errors.push(String(error)),
  });
  const whyWithdrawn = withdrawals(store);
  return {
    store,
    close: source.close,
    registry: source.current,
    /** What a page gets if it requests a release of orders by its link. */
    override: async (release: string, type: EmployeeType): Promise<PublicRegistry> =>
      withOverrides(
        await source.current(),
        { orders: release },
        {
          policy: 'published',
          bases: OWN_BASES,
          find: source.record,
          whyWithdrawn,
          employeeType: async () => type,
        },
      ),
    /** Everything that is reported about the store. */
    said: async () => [...errors, ...(await inspect(store, testHost()))],
  };
}
export type AttackedServer = ReturnType<typeof serverOf>;

/** The hash of every file that a page can run. */
export const hashesIn = ({ releases }: PublicRegistry): Set<string> =>
  new Set(
    Object.values(releases).flatMap((ofRemote) =>
      Object.values(ofRemote).flatMap(({ entry, modules }) => [
        `${entry.url} ${entry.integrity}`,
        ...Object.values(modules).flatMap(({ js, css }) =>
          [...js, ...css].map(({ url, integrity }) => `${url} ${integrity}`),
        ),
      ]),
    ),
  );
