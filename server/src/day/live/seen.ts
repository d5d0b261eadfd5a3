import type { LiveChange, LiveTopic } from '@galley/shared/contract/live';
import { isOperations } from '@galley/shared/domain/employeeTypes';
import type { Caller } from '../../http/caller.ts';
import { MOST_NAMED, type Noted } from './readEvents.ts';

/** Order lines are visible to employees with their company's account owner or an override (VIS-04, VIS-05). */
const seesLines = (caller: Caller, { accountTypeId }: Noted) =>
  caller.orderMasterOverride || (accountTypeId !== null && caller.accountTypeIds.includes(accountTypeId));

/** Views are visible to their owner, the owner's team, or everyone (VIEW-04). Bulk changes name no owner, so everyone gets them. */
function seesView(caller: Caller, { ownerId, visibility, team, hasLeft }: Noted): boolean {
  if (ownerId === null || ownerId === caller.employeeId || visibility === 'everybody') return true;
  if (visibility !== 'team') return false;
  return (
    (hasLeft && isOperations(caller.employeeType)) || team.some((one) => caller.accountTypeIds.includes(one))
  );
}

/** Whether a caller gets an event: only if it's about something in their lists (LIVE-05). */
export function canSeeChanges(caller: Caller, noted: Noted): boolean {
  if (noted.topic === 'orders') return seesLines(caller, noted);
  if (noted.topic === 'inbox' || noted.topic === 'presence') return noted.ownerId === caller.employeeId;
  return noted.topic !== 'views' || seesView(caller, noted);
}

/** Merges visible events by topic. */
export function changesOf(seen: readonly Noted[]): LiveChange[] {
  const byTopic = new Map<LiveTopic, Map<number, number | null> | null>();
  for (const { topic, records } of seen) {
    const known = byTopic.get(topic);
    if (records === null || known === null) {
      byTopic.set(topic, null);
      continue;
    }
    const merged = new Map([...(known ?? []), ...records]);
    byTopic.set(topic, merged.size > MOST_NAMED ? null : merged);
  }
  return [...byTopic].map(([topic, records]) => ({
    topic,
    ...(records !== null && {
      records: [...records].map(([id, version]) => ({ id, ...(version !== null && { version }) })),
    }),
  }));
}
