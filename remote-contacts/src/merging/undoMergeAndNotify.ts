import type { MergeLeft } from '@galley/server/contacts/merges/contract';
import { MERGE_LABELS, type MergeField } from '@galley/server/contacts/rules/contactMerge';
import { ApiError } from '@galley/shared/http';
import { notify } from '@galley/shared/ui';
import { undoMerge } from '../http/merges.ts';

const KINDS: Readonly<Record<Exclude<MergeLeft['Kind'], MergeField>, string>> = {
  activities: 'the activity',
  requests: 'the request for',
  mentions: 'the mention of',
  companies: 'the company',
  InternalNotes: 'Internal notes for',
  Inactive: 'the Inactive setting for',
};
const isField = (kind: MergeLeft['Kind']): kind is MergeField => Object.hasOwn(MERGE_LABELS, kind);

/** The changes since a merge, which stay, in words. */
export const leftText = (left: readonly MergeLeft[]): string =>
  left
    .map(({ Kind, Name }) => `${isField(Kind) ? `${MERGE_LABELS[Kind]} for` : KINDS[Kind]} ${Name}`)
    .join('; ');

/** Undoes a merge and shows the result (MERG-08). @returns whether it is undone */
export async function undoMergeAndNotify(id: number): Promise<boolean> {
  try {
    const { Left } = await undoMerge(id);
    notify.success('Merge undone');
    if (Left.length > 0) notify.info(`Changed since the merge and kept: ${leftText(Left)}.`);
    return true;
  } catch (error) {
    notify.failure('Failed to undo the merge', error instanceof ApiError ? error.message : undefined);
    return false;
  }
}
