import { isDeepStrictEqual } from 'node:util';
import { own } from '../common/own.ts';
import { digestOf, spanOf, type State } from '../registry/revisions.ts';
import type { HistoryLine, Registry, Revision } from '../registry/schemas.ts';
import { isSigned } from './keys.ts';
import { isPersonal, keyFault, keyIn, mayChange } from './rights.ts';
import type { Policy, PolicyKey } from './schemas.ts';

/** The digest of a state's newest file; null before the first change. */
export function digestOfState({ registry, revisions }: State): string | null {
  const file = revisions.get(registry.revision);
  return file === undefined ? null : digestOf(file);
}

/** What differs between two registries: remotes, and null for the host. */
function differences(before: Registry, after: Registry): (string | null)[] {
  const names = new Set(
    [before, after].flatMap(({ remotes, records = {} }) => [
      ...Object.keys(remotes),
      ...Object.keys(records),
    ]),
  );
  const isOther = (name: string) =>
    !isDeepStrictEqual(own(before.remotes, name), own(after.remotes, name)) ||
    !isDeepStrictEqual(own(before.records ?? {}, name), own(after.records ?? {}, name));
  return [...(isDeepStrictEqual(before.host, after.host) ? [] : [null]), ...[...names].filter(isOther)];
}

/** Whether the history that a file repeats matches its predecessors'. */
function repeatsHistory(before: State, { registry: { revision }, history }: Revision): boolean {
  const start = revision - spanOf(revision);
  return isDeepStrictEqual(
    history.filter((line) => line.revision < revision),
    before.history.filter((line) => line.revision > start),
  );
}

function changeFaults(before: State, after: Revision, key: PolicyKey): string[] {
  const { revision } = after.registry;
  const lines = after.history.filter((line) => line.revision >= revision);
  const touched = new Set([
    ...differences(before.registry, after.registry),
    ...lines.map(({ remote }) => remote),
  ]);
  const foreign = [...touched].filter((remote) => !mayChange(key, remote));
  const isOurs = ({ by, revision: number }: HistoryLine) =>
    number === revision && (!isPersonal(key) || by === key.name);
  return [
    ...foreign.map(
      (remote) => `changes ${remote ?? 'the host'}, which the key ${key.name} isn't allowed to change`,
    ),
    ...(lines.length > 0 && lines.every(isOurs) ? [] : ["doesn't say who changed what"]),
  ];
}

/**
 * Why a revision can't follow another under a policy (REL-15): a fault in its signature, its place, or its changes. Each continues
 * a sentence that names its file.
 */
export function stepFaults(policy: Policy, before: State, after: Revision): string[] {
  const { signature, registry } = after;
  if (!signature) return ['is not signed'];
  const fault = keyFault(policy, signature.key);
  const key = keyIn(policy, signature.key);
  if (fault !== null || key === undefined) return [fault ?? ''];
  const { parent } = signature;
  const revision = before.registry.revision + 1;
  if (
    !isSigned(signature, ['revision', registry.revision, digestOf(after), parent]) ||
    registry.revision !== revision
  )
    return ['was changed after it was signed'];
  if (parent !== digestOfState(before)) return ['was made on top of another revision'];
  if (!repeatsHistory(before, after)) return ['repeats a different history'];
  return changeFaults(before, after, key);
}
