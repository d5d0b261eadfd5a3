import { integrityOf } from '@galley/releases/common/digest';
import type { ReleaseRecord } from '@galley/releases/record/schemas';
import type { Revision } from '@galley/releases/registry/schemas';
import { policyFile, publishedFile, recordFile, revisionFile } from '@galley/releases/storage/paths';
import { testRelease } from '@galley/releases/testing/releases';
import { signWith, type SigningKey } from '@galley/releases/trust/keys';
import type { Policy } from '@galley/releases/trust/schemas';
import { promoting, rehashed, type Attack } from './attack.ts';
import { evilRelease, STOLEN, type AttackedStore } from './attackedStore.ts';

const GONE_ON = /is missing or was changed: the signed revision 9 stays active/;

export const storedAttacks: Attack[] = [
  {
    name: 'the newest revision is edited by hand',
    says: GONE_ON,
    by: async ({ read, write, newest }) => {
      const file = await read<Revision>(newest);
      write(newest, { ...file, registry: promoting(file.registry) });
    },
  },
  {
    name: 'the newest revision is edited, with its digest',
    says: GONE_ON,
    by: async ({ read, write, newest }) => {
      const file = await read<Revision>(newest);
      write(newest, rehashed({ ...file, registry: promoting(file.registry) }));
    },
  },
  {
    name: 'the newest revision is replaced by an older one',
    says: GONE_ON,
    by: async ({ read, write, newest }) => write(newest, await read(revisionFile(8))),
  },
  {
    name: 'the newest revision is deleted, so that an older one is the newest again',
    says: GONE_ON,
    by: ({ storage, newest }) => void storage.content.delete(newest),
  },
  {
    name: 'the whole registry is deleted',
    says: GONE_ON,
    by: ({ storage }) => {
      for (const file of storage.content.keys())
        if (file.startsWith('registry/')) storage.content.delete(file);
    },
  },
  {
    name: 'a cache answers with the store as it was three revisions ago',
    says: GONE_ON,
    by: ({ storage }) => {
      for (const revision of [7, 8, 9]) storage.content.delete(revisionFile(revision));
    },
  },
  {
    name: 'the revision that withdrew a release is edited, and a link names the release',
    says: /registry\/00000007\.json (differs from the signed one|is missing or was changed)/,
    link: 'B',
    by: async ({ read, write }) => {
      for (const number of [5, 7]) {
        const file = await read<Revision>(revisionFile(number));
        const history = file.history.map((line) => ({ ...line, operation: 'promote' as const }));
        write(revisionFile(number), rehashed({ ...file, history }));
      }
    },
  },
  {
    name: 'older revisions are deleted, and a link names a withdrawn release',
    says: /registry\/00000007\.json is missing/,
    link: 'B',
    by: ({ storage }) => {
      for (const revision of [5, 7]) storage.content.delete(revisionFile(revision));
    },
  },
];

/** The policy after the newest, with the attacker's own key for operations. */
async function nextPolicy(store: AttackedStore): Promise<Policy> {
  const { policy } = await store.policy(store.policies());
  const owner = { name: 'attacker', public: STOLEN.unknown.public, role: 'operations' as const, remotes: [] };
  return { ...policy, number: policy.number + 1, keys: [...policy.keys, owner] };
}

const signedPolicy = (policy: Policy, key: SigningKey) => ({
  policy,
  signature: signWith(key, ['policy', integrityOf(JSON.stringify(policy))]),
});

/** An attack that adds a policy under which the attacker's own revision would be valid. */
const policyAttack = (
  name: string,
  says: RegExp,
  make: (policy: Policy, store: AttackedStore) => unknown,
): Attack => ({
  name,
  says,
  by: async (store) => {
    store.write(policyFile(store.policies() + 1), await make(await nextPolicy(store), store));
    store.write(store.next, store.revision(STOLEN.unknown, 'attacker', promoting));
  },
});

export const policyAttacks: Attack[] = [
  policyAttack('a policy that the attacker signed', /is not signed by Operations/, (policy) =>
    signedPolicy(policy, STOLEN.unknown),
  ),
  policyAttack('a policy that a team signed', /is not signed by Operations/, (policy, { keys }) =>
    signedPolicy(policy, keys.orders),
  ),
  policyAttack('a policy that the server signed', /is not signed by Operations/, (policy, { keys }) =>
    signedPolicy(policy, keys.server),
  ),
  policyAttack('a policy by a revoked operations key', /operations-2, which was revoked: stolen/, (policy) =>
    signedPolicy(policy, STOLEN.operations),
  ),
  policyAttack(
    'a policy changed after it was signed',
    /was changed after it was signed/,
    async (policy, store) => ({
      policy,
      signature: (await store.policy(store.policies())).signature,
    }),
  ),
  policyAttack('an older policy under the next number', /was changed after it was signed/, (_, store) =>
    store.policy(5),
  ),
  {
    name: 'the newest policy is edited by hand',
    says: /is missing or was changed: the signed policy stays in force/,
    by: async (store) => {
      const file = policyFile(store.policies());
      const signed = await store.policy(store.policies());
      store.write(file, { ...signed, policy: { ...(await nextPolicy(store)), number: store.policies() } });
      store.write(store.next, store.revision(STOLEN.unknown, 'attacker', promoting));
    },
  },
  {
    name: 'the policies that revoked a key are deleted',
    says: /is missing or was changed: the signed policy stays in force/,
    by: (store) => {
      const newest = store.policies();
      for (let number = 9; number <= newest; number += 1) store.storage.content.delete(policyFile(number));
      store.write(store.next, store.revision(STOLEN.revoked, 'revoked', promoting));
    },
  },
];

/** An attack that adds a release by hand and opens it by its link. */
const linkAttack = (
  name: string,
  says: RegExp,
  signer?: keyof AttackedStore['keys'],
  signed?: ReleaseRecord,
): Attack => ({
  name: `${name}, by its link`,
  says,
  link: 'E',
  by: ({ addByHand, keys }) => addByHand(evilRelease('E'), signer && keys[signer], signed),
});

export const releaseAttacks: Attack[] = [
  linkAttack('a release that nobody signed', /orders E: Its release\.json is not signed/),
  linkAttack(
    'a release that another team signed',
    /signed by the key contacts, which isn't allowed to publish orders/,
    'contacts',
  ),
  linkAttack('a release by a revoked key', /signed by the key revoked, which was revoked: over/, 'revoked'),
  linkAttack(
    'a new release by a retired key',
    /signed by the key retired, which was retired: over/,
    'retired',
  ),
  linkAttack(
    'a release with the signature of another one',
    /Its signature doesn't match this release\.json/,
    'orders',
    testRelease('orders', 'A'),
  ),
  {
    name: 'a release changed after it was signed, by its link',
    says: /Its signature doesn't match this release\.json/,
    link: 'C',
    by: async ({ addByHand, keys, read, write }) => {
      addByHand(testRelease('orders', 'C'), keys.orders);
      const kept = await read<object>(publishedFile('orders', 'C'));
      const text = JSON.stringify(evilRelease('C'));
      write(recordFile('orders', 'C'), text);
      write(publishedFile('orders', 'C'), { ...kept, record: integrityOf(text) });
    },
  },
  {
    name: 'the record of the active release is changed, with what is kept of it',
    says: /its release\.json differs from the one in the registry|Its release\.json is not signed/,
    by: ({ addByHand }) => addByHand(evilRelease('A')),
  },
  {
    name: 'the record of another team is put in the place of the active one',
    says: /orders\/A\/release\.json is the record of contacts A/,
    by: async ({ read, write }) => {
      write(recordFile('orders', 'A'), JSON.stringify(await read(recordFile('contacts', 'A'))));
      write(publishedFile('orders', 'A'), await read(publishedFile('contacts', 'A')));
    },
  },
  {
    name: 'a file of the active release is changed',
    says: /remoteEntry\.js differs from the published file/,
    by: ({ write }) => write('orders/A/remoteEntry.js', 'evil()'),
  },
  {
    name: 'a link names a withdrawn release, whose code is as it was signed',
    says: /^$/,
    link: 'B',
    by: () => undefined,
  },
];
