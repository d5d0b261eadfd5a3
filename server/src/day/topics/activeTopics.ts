import { isPinned } from '@galley/releases/registry/pins';
import { readRegistry } from '@galley/releases/registry/revisions';
import { ifBroken, readPublished } from '@galley/releases/record/records';
import type { InboxTopic } from '@galley/releases/record/contributions';
import type { ReleaseRecord } from '@galley/releases/record/schemas';
import type { Storage } from '@galley/releases/storage/storage';
import { isInCanary, type CanaryAudience, type Person } from '../../releases/rules/canary.ts';
import { brokenField, HttpProblem } from '../../http/problem.ts';
import { canaryAudience, type CanaryKeysOf } from '../../releases/index.ts';

/** The topic in the release that a person gets. */
type TopicFor = (person: Person) => InboxTopic | undefined;

export interface ActiveTopic {
  /** From the active release, or else from the canary. */
  topic: InboxTopic;
  /** Undefined for people that the topic isn't offered to. */
  forPerson: TopicFor;
}

/** The topic in a release record, with the employee types it's offered to. */
function topicOf(record: ReleaseRecord | null, key: string): InboxTopic | undefined {
  const found = record?.topics?.find((topic) => topic.key === key);
  const employeeTypes = found?.employeeTypes ?? record?.screen?.employeeTypes;
  return found && { ...found, ...(employeeTypes ? { employeeTypes } : {}) };
}

const isFor = ({ employeeTypes }: InboxTopic, { type }: Person) => employeeTypes?.includes(type) ?? true;

/**
 * A remote's topic in its current releases (TEAM-21).
 * @throws HttpProblem 409 if no release is active or the remote is disabled, 422 if none of them has the topic
 */
export async function activeTopic(
  { storage, keysOf }: { storage: Storage; keysOf: CanaryKeysOf },
  remote: string,
  key: string,
): Promise<ActiveTopic> {
  const registry = await readRegistry(storage);
  const state = registry.remotes[remote];
  if (state === undefined) throw new HttpProblem(409, `No release of ${remote} is active.`);
  if (state.disabled) throw new HttpProblem(409, `${remote} is disabled: ${state.disabled.reason}`);
  const recordOf = async (release: string) => {
    const found = await readPublished(storage, remote, release).catch(ifBroken(() => null));
    return found !== null && isPinned(registry, remote, release, found.digest) ? found.record : null;
  };
  const ofActive = topicOf(await recordOf(state.active), key);
  const { canary } = state;
  const ofCanary = canary && topicOf(await recordOf(canary.release), key);
  const topic = ofActive ?? ofCanary;
  if (topic === undefined)
    throw brokenField('topic', `No active release or canary of ${remote} has the topic ${key}.`);
  const audience: CanaryAudience | undefined =
    canary && canaryAudience(remote, canary, await keysOf(canary.employees ?? []));
  return {
    topic,
    forPerson(person) {
      const own = audience && isInCanary(audience, remote, person) ? ofCanary : ofActive;
      return own && isFor(own, person) ? own : undefined;
    },
  };
}
