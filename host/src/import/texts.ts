import { FEED_RESOURCES, type FeedResource } from '@galley/server/exchange/rules/feedFields';
import type { FileImport, ImportState } from '@galley/server/exchange/imports/contract';
import type { ImportVerdict } from '@galley/server/exchange/rules/fileImports';
import { formatCount } from '@galley/shared/domain/count';

/** 'account-owners' is 'Account owners'. */
export const resourceName = (resource: string): string =>
  resource.charAt(0).toUpperCase() + resource.slice(1).replaceAll('-', ' ');

export const RESOURCE_OPTIONS = FEED_RESOURCES.map((value) => ({ value, label: resourceName(value) }));

/** The resource that a file's name speaks of, such as 'orders-2026.csv'. */
export const resourceIn = (file: string): FeedResource | undefined =>
  FEED_RESOURCES.toReversed().find((resource) => file.toLowerCase().includes(resource));

export const VERDICT_NAMES: Readonly<Record<ImportVerdict, string>> = {
  created: 'Created',
  changed: 'Changed',
  unchanged: 'Unchanged',
  deleted: 'Deleted',
  refused: 'Refused',
  kept: 'Kept',
};

const STATES: Readonly<Record<ImportState, string>> = {
  open: 'Not checked yet',
  checking: 'Is checked',
  checked: 'Checked, not applied yet',
  applying: 'Is applied',
  stopped: 'Stopped',
  done: 'Applied',
  cancelled: 'Cancelled',
  undoing: 'Is undone',
  halfUndone: 'Partly undone',
  undone: 'Undone',
};

/** What stands where: 'Cancelled after 1,000 records'. */
export function stateText({ state, position, rows, restored }: FileImport): string {
  if (state === 'cancelled' && position === 0) return 'Cancelled, nothing was written';
  if (state === 'cancelled' || state === 'stopped')
    return `${STATES[state]} after ${formatCount(position)} of ${formatCount(rows)} records`;
  if (state === 'halfUndone') return `${STATES[state]}: ${formatCount(restored)} records are as they were`;
  return STATES[state];
}
