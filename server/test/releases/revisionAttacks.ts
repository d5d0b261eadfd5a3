import { integrityOf } from '@galley/releases/common/digest';
import { digestOf } from '@galley/releases/registry/revisions';
import type { Registry, Revision } from '@galley/releases/registry/schemas';
import { testHost } from '@galley/releases/testing/releases';
import { signWith } from '@galley/releases/trust/keys';
import { promoting, rehashed, type Attack } from './attack.ts';
import type { AttackedStore } from './attackedStore.ts';

/** An attack that adds a revision. */
const next = (name: string, says: RegExp, make: (store: AttackedStore) => unknown): Attack => ({
  name,
  says,
  by: (store) => void store.write(store.next, make(store)),
});

const unsigned = ({ registry, history, previous, digest }: Revision): Revision => ({
  registry,
  history,
  previous,
  digest,
});

export const revisionAttacks: Attack[] = [
  next('a revision that nobody signed', /is not signed/, ({ revision, keys }) =>
    unsigned(revision(keys.orders, 'orders', promoting)),
  ),
  next(
    'a revision of another team',
    /changes orders, which the key contacts isn't allowed to change/,
    ({ revision, keys }) => revision(keys.contacts, 'contacts', promoting),
  ),
  next('a revision by a key that nobody knows', /a key that isn't in the policy/, ({ revision, keys }) =>
    revision(keys.unknown, 'orders', promoting),
  ),
  next('a revision by a retired key', /the key retired, which was retired: over/, ({ revision, keys }) =>
    revision(keys.retired, 'retired', promoting),
  ),
  next('a revision by a revoked key', /the key revoked, which was revoked: over/, ({ revision, keys }) =>
    revision(keys.revoked, 'revoked', promoting),
  ),
  next('a revision changed after it was signed', /was changed after it was signed/, ({ revision, keys }) => {
    const file = revision(keys.orders, 'orders', (registry) => registry);
    return rehashed({ ...file, registry: promoting(file.registry) });
  }),
  next('a revision with the signature of another one', /was changed after it was signed/, (store) => ({
    ...unsigned(store.revision(store.keys.orders, 'orders', promoting)),
    signature: store.state.revisions.get(9)?.signature,
  })),
  next(
    'a revision with the signature of a record',
    /was changed after it was signed/,
    ({ revision, keys }) => {
      const file = revision(keys.orders, 'orders', promoting);
      const record = signWith(keys.orders, ['record', 'orders', 'B', digestOf(file)]);
      return { ...file, signature: { ...record, parent: file.signature?.parent ?? null } };
    },
  ),
  next('an older revision under the next number', /was changed after it was signed/, ({ state }) =>
    state.revisions.get(8),
  ),
  next(
    'a revision made on top of an older one',
    /made on top of another revision/,
    ({ signed, revision, keys }) =>
      signed(keys.orders, revision(keys.orders, 'orders', promoting), integrityOf('older')),
  ),
  next('a revision that says somebody else made it', /doesn't say who changed what/, ({ revision, keys }) =>
    revision(keys.orders, 'Ana Lee', promoting),
  ),
  next('a revision that says nothing in the history', /doesn't say who changed what/, (store) => {
    const file = store.revision(store.keys.orders, 'orders', promoting);
    const history = file.history.slice(0, -1);
    return store.signed(store.keys.orders, { ...file, history }, file.signature?.parent ?? null);
  }),
  next('a revision that repeats another history', /repeats a different history/, (store) => {
    const file = store.revision(store.keys.orders, 'orders', promoting);
    const history = file.history.filter(({ operation }) => operation !== 'rollback');
    return store.signed(store.keys.orders, { ...file, history }, file.signature?.parent ?? null);
  }),
  next(
    'a revision of the host by a team',
    /changes the host, which the key orders isn't allowed to change/,
    ({ revision, keys }) =>
      revision(keys.orders, 'orders', (registry) => ({ ...registry, host: testHost({ release: 'evil' }) })),
  ),
  next(
    "a revision of a team by the host's key",
    /changes orders, which the key host isn't allowed to change/,
    ({ revision, keys }) => revision(keys.host, 'host', promoting),
  ),
  next(
    'a revision that pins another record of another team',
    /changes contacts, which the key orders isn't allowed to change/,
    (store) =>
      store.revision(store.keys.orders, 'orders', (registry: Registry) => ({
        ...registry,
        records: { ...registry.records, contacts: { A: integrityOf('evil') } },
      })),
  ),
  next(
    'a revision that disables the screen of another team',
    /changes contacts, which/,
    ({ revision, keys }) =>
      revision(keys.orders, 'orders', (registry) => ({
        ...registry,
        remotes: { ...registry.remotes, contacts: { active: 'A', disabled: { reason: 'ha' } } },
      })),
  ),
  next('a revision that is no JSON', /is invalid/, () => '{'),
  next('a revision with a signature that is none', /is invalid/, ({ revision, keys }) => ({
    ...revision(keys.orders, 'orders', promoting),
    signature: { key: 'none', value: '', parent: null },
  })),
];
