import type { ReorderDraft } from '@galley/server/orders/reorders/contract';
import { queryOptions, request } from '@galley/shared/http';
import type { ActivityDraft } from '../../dialogs.ts';
import { recordsOf } from './activities.ts';

/** Whether a form can open with this; else it is an activity known by its id, or a reorder known by its order line. */
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

/** What a form opens with: the activity, or what asks for a reorder of the line (REOR-01). Asked once by each form. */
export const wholeDraftQuery = (draft: ActivityDraft) =>
  queryOptions({
    queryKey: ['activityDraft', draft.ID, draft.ReorderLine ?? ''],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => readWhole(draft, signal),
  });
