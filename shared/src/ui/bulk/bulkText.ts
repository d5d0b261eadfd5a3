import type { BulkJob } from '../../contract/bulk.ts';
import type { BulkAction } from '../../domain/bulkActions.ts';
import { formatCount } from '../../domain/count.ts';

/** The words for an action while it runs and when it is done. */
const WORDS: Record<BulkAction, { doing: string; noun: [one: string, many: string]; done: string }> = {
  closeActivities: { doing: 'Closing', noun: ['activity', 'activities'], done: 'closed' },
  snoozeActivities: { doing: 'Snoozing', noun: ['activity', 'activities'], done: 'snoozed' },
  reassignActivities: { doing: 'Assigning', noun: ['activity', 'activities'], done: 'assigned' },
  retypeActivities: { doing: 'Changing', noun: ['activity', 'activities'], done: 'changed' },
  redateActivities: { doing: 'Moving', noun: ['activity', 'activities'], done: 'moved' },
  spreadActivities: { doing: 'Moving', noun: ['activity', 'activities'], done: 'moved' },
  reassignProspects: { doing: 'Assigning', noun: ['prospect', 'prospects'], done: 'assigned' },
  addToCompanies: { doing: 'Adding', noun: ['activity', 'activities'], done: 'added' },
  addToContacts: { doing: 'Adding', noun: ['activity', 'activities'], done: 'added' },
  inactivateContacts: { doing: 'Changing', noun: ['contact', 'contacts'], done: 'made inactive' },
};

const CANCELS = { ...WORDS.closeActivities, doing: 'Canceling', done: 'canceled' };
const wordsOf = ({ Action, Cancels }: BulkJob) => (Cancels === true ? CANCELS : WORDS[Action]);

/** Undo removes what the action added. */
const isAdding = (action: BulkAction) => action === 'addToCompanies' || action === 'addToContacts';

const counted = (count: number, [one, many]: [string, string]) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** 'Snoozing 40 of 312 activities' */
function runningText(job: BulkJob): string {
  const { Action, Undoes, Total, Done, Unchanged, Refused, Changed } = job;
  const { doing, noun } = wordsOf(job);
  const undoing = isAdding(Action) ? 'Removing' : 'Restoring';
  const worked = formatCount(Done + Unchanged + Refused + Changed);
  return `${Undoes === null ? doing : undoing} ${worked} of ${counted(Total, noun)}`;
}

/** '309 activities snoozed. 1 unchanged. 2 refused.' */
function endText(job: BulkJob): string {
  const { Action, State, Undoes, Total, Done, Unchanged, Refused, Changed } = job;
  const { noun, done } = wordsOf(job);
  if (Undoes !== null) {
    const kept = Changed + Refused;
    const restored = `${counted(Done, noun)} ${isAdding(Action) ? 'removed' : 'restored'}.`;
    return kept === 0 ? restored : `${restored} ${formatCount(kept)} kept.`;
  }
  const parts = [
    State === 'canceled'
      ? `Canceled: ${formatCount(Done)} of ${counted(Total, noun)} ${done}.`
      : `${counted(Done, noun)} ${done}.`,
    ...(Unchanged === 0 ? [] : [`${formatCount(Unchanged)} unchanged.`]),
    ...(Refused === 0 ? [] : [`${formatCount(Refused)} refused.`]),
    ...(Changed === 0 ? [] : [`${formatCount(Changed)} skipped: changed in the meantime.`]),
  ];
  return parts.join(' ');
}

/** What the records that weren't changed are called: 'Refused', 'Skipped', or both; after an undo, 'Kept' (SEL-06). */
export function leftName({ Undoes, Refused, Changed }: BulkJob): string {
  if (Undoes !== null) return 'Kept';
  if (Changed === 0) return 'Refused';
  return Refused === 0 ? 'Skipped' : 'Refused and Skipped';
}

/** The progress or result of a bulk change, in words (SEL-06). */
export const bulkText = (job: BulkJob): string => (job.State === 'running' ? runningText(job) : endText(job));
