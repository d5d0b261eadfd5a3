import { formatCount } from '@galley/shared/domain/count';

export type DueState = 'overdue' | 'today' | 'upcoming' | 'closed';

/** ACT-06. @param status OPEN, CLOSED or CANCELED @param dueInDays days from today to the date; negative: past */
export function dueState(status: string, dueInDays: number): DueState {
  if (status !== 'OPEN') return 'closed';
  if (dueInDays < 0) return 'overdue';
  return dueInDays === 0 ? 'today' : 'upcoming';
}

const days = (count: number) => `${formatCount(count)} day${count === 1 ? '' : 's'}`;

/** A due date in words: 'due tomorrow', '3 days overdue'. */
export function dueWords(dueInDays: number): string {
  if (dueInDays < 0) return `${days(-dueInDays)} overdue`;
  if (dueInDays === 0) return 'due today';
  return dueInDays === 1 ? 'due tomorrow' : `due in ${days(dueInDays)}`;
}

/** ACT-08. */
export function statusWord(status: string): string {
  if (status === 'OPEN') return 'TO DO';
  return status === 'CLOSED' ? 'DONE' : 'CANCELED';
}
