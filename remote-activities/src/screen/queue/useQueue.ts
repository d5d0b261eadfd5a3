import type { Activity } from '@galley/server/activities/contract';
import { activityList } from '@galley/server/activities/rules/activityList';
import { queryClient, useQuery } from '@galley/shared/http';
import { clearDraft, draftKey, galley, readDraft, writeDraft } from '@galley/shared/store';
import { useCallback, useEffect, useState } from 'react';
import { useActivityList } from '../useActivityList.ts';
import { afterPaint } from './afterPaint.ts';
import { begin, handleRecord, isQueue, MOST, skip, type Handled, type Queue } from './queue.ts';
import { recordsOf } from '../../http/activities.ts';
import { activitiesQuery } from '../../http/listQuery.ts';

function kept(key: string): Queue | undefined {
  const draft = readDraft(key);
  return isQueue(draft) && draft.rest.length > 0 ? draft : undefined;
}

/** The draft key for the queue of the list at this address; each list has its own. */
export function useQueueKey(): { key: string; payload: ReturnType<typeof activityList.payloadOf> } {
  const payload = activityList.payloadOf({ ...useActivityList(), page: 1, size: MOST });
  const [owner] = useState(() => galley.getState().session?.employeeUid ?? '');
  return { key: draftKey(owner, `queue.${JSON.stringify(payload)}`), payload };
}

/**
 * The queue of a list: the one stored in this browser, or else a new one. Like a draft (decision 37), it survives a reload and an expired
 * session, but not signing out.
 */
export function useQueue({ key, payload }: ReturnType<typeof useQueueKey>) {
  const [queue, setQueue] = useState(() => kept(key));
  const [starts, setStarts] = useState(0);
  const list = useQuery({
    queryKey: ['callQueue', 'list', payload, starts],
    enabled: queue === undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => ({
      answer: await queryClient.fetchQuery({ ...activitiesQuery(payload), staleTime: 0 }),
      startedAt: new Date().toISOString(),
    }),
  });
  if (queue === undefined && list.data !== undefined) setQueue(begin(list.data.answer, list.data.startedAt));

  useEffect(() => {
    if (queue === undefined) {
      clearDraft(key);
      return undefined;
    }
    const keep = () => (queue.rest.length > 0 ? writeDraft(key, queue) : clearDraft(key));
    const stop = afterPaint(keep);
    return () => {
      if (stop()) keep();
    };
  }, [key, queue]);

  // The records as of the start or resumption of the queue, which are shown until they are reloaded.
  const records = useQuery({
    queryKey: ['callQueue', 'records', queue?.startedAt ?? ''],
    enabled: queue !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    initialData: list.data?.answer.Activities,
    queryFn: ({ signal }): Promise<readonly Activity[]> =>
      recordsOf(queue?.entries.map(({ id }) => id) ?? [], signal),
  });
  const recordOf = (id: number | undefined) => records.data?.find(({ ID }) => ID === id);

  // The function never changes, so that it doesn't make records render again.
  const onHandled = useCallback(
    (handled: Handled) => setQueue((before) => before && handleRecord(before, handled)),
    [],
  );

  return {
    queue,
    recordOf,
    isFailed: list.isError && queue === undefined,
    retry: () => void list.refetch(),
    handle: onHandled,
    skip: () => setQueue((before) => before && skip(before)),
    /** Starts a new queue from the current list. */
    restart: () => {
      setQueue(undefined);
      setStarts(starts + 1);
    },
  };
}
