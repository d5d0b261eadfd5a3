import type { ReorderDraft } from '@galley/server/orders/reorders/contract';
import { queryOptions, request } from '@galley/shared/http';
import type { ActivityDraft } from '../../dialogs.ts';
import { recordsOf } from './activities.ts';

/** Whether a draft is complete; otherwise it only has an activity's id, or the order line of a reorder. */
export const isComplete = ({ ID, CompanyID, ReorderLine, ActivityComments }: ActivityDraft): boolean =>
  ID > 0 ? CompanyID !== undefined : ReorderLine === undefined || ActivityComments !== undefined;

async function readWhole(draft: ActivityDraft, signal: AbortSignal): Promise<ActivityDraft> {
  if (draft.ReorderLine === undefined) {
    const [activity] = await recordsOf([draft.ID], signal);
    if (activity === undefined) throw new Error('This activity no longer exists.');
    return activity;
  }
  const path = `/v1/reorders/draft/${encodeURIComponent(draft.ReorderLine)}`;
  const { OrderIDLineNum: ReorderLine, ...place } = await request<ReorderDraft>({
    method: 'GET',
    path,
    signal,
  });
  return { ID: 0, ReorderLine, ...place };
}

/** The complete draft for a form: an activity, or a reorder request for a line (REOR-01). Requested once by each form. */
export const wholeDraftQuery = (draft: ActivityDraft) =>
  queryOptions({
    queryKey: ['activityDraft', draft.ID, draft.ReorderLine ?? ''],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => readWhole(draft, signal),
  });
