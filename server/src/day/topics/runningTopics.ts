import { isPinned } from '@galley/releases/registry/pins';
import { readRegistry } from '@galley/releases/registry/revisions';
import { ifBroken, readPublished } from '@galley/releases/record/records';
import type { InboxTopic } from '@galley/releases/record/contributions';
import type { ReleaseRecord } from '@galley/releases/record/schemas';
import type { Storage } from '@galley/releases/storage/storage';
import { isInCanary, type CanaryAudience, type Person } from '../../releases/rules/canary.ts';
import { brokenField, HttpProblem } from '../../http/problem.ts';
import { canaryAudience, type CanaryKeysOf } from '../../releases/index.ts';

/** A topic as the release that a person gets has it. */
type TopicFor = (person: Person) => InboxTopic | undefined;

export interface RunningTopic {
  /** As the active release has it, else as the canary does. */
  topic: InboxTopic;
  /** Absent for whom the topic is not. */
  forPerson: TopicFor;
}

/** The topic of a record, and for whom it is. */
function topicOf(record: ReleaseRecord | null, key: string): InboxTopic | undefined {
  const found = record?.topics?.find((topic) => topic.key === key);
  const employeeTypes = found?.employeeTypes ?? record?.screen?.employeeTypes;
  return found && { ...found, ...(employeeTypes ? { employeeTypes } : {}) };
}

const isFor = ({ employeeTypes }: InboxTopic, { type }: Person) => employeeTypes?.includes(type) ?? true;

/**
 * A topic of a remote, as its releases run now (TEAM-21).
 * @throws HttpProblem 409 where none runs, 422 where those that do have no such topic
 */
export async function runningTopic(
  { storage, keysOf }: { storage: Storage; keysOf: CanaryKeysOf },
  remote: string,
  key: string,
): Promise<RunningTopic> {
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
    throw brokenField('topic', `No running release of ${remote} has the topic ${key}.`);
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
