import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { responseOf } from '../../http/responseOf.ts';
import type { BulkJob } from '../../contract/bulk.ts';
import { ApiError } from '../../http/apiError.ts';
import { newKey } from '../../http/key.ts';
import { queryClient } from '../../http/queryClient.ts';
import { request } from '../../http/request.ts';
import { notify } from '../toast/notify.ts';

/** Few records finish at once; many take a while. */
const FIRST_POLLS = 4;
const FIRST_POLL_MS = 150;
const POLL_MS = 700;
/** The queries that a bulk change can make stale. */
const OUTDATED = ['activities', 'activityDays', 'companies', 'contacts', 'contact', 'counts', 'salesReps'];

const send = (path: string, failure: string) =>
  request<BulkJob>({ method: 'POST', path, key: newKey() }).catch((error: unknown) => {
    notify.failure(failure, error instanceof ApiError ? error.message : undefined);
    return undefined;
  });

/** Polls a job until it ends, then its undo once that has started. */
export function useBulkJob(first: BulkJob) {
  const [begun, setBegun] = useState(first);
  const { data: job } = useQuery({
    queryKey: ['bulk', begun.ID],
    queryFn: responseOf<BulkJob>({ path: `/v1/bulk/${begun.ID}` }),
    initialData: begun,
    refetchInterval: ({ state }) => {
      if (state.data?.State !== 'running') return false;
      return state.dataUpdateCount < FIRST_POLLS ? FIRST_POLL_MS : POLL_MS;
    },
  });
  const isRunning = job.State === 'running';
  useEffect(() => {
    if (!isRunning) for (const key of OUTDATED) void queryClient.invalidateQueries({ queryKey: [key] });
  }, [isRunning, job.ID]);
  return {
    job,
    isRunning,
    cancel: async () => {
      const canceled = await send(`/v1/bulk/${job.ID}/cancel`, 'The bulk change was not canceled');
      if (canceled !== undefined) queryClient.setQueryData(['bulk', job.ID], canceled);
    },
    undo: async () => {
      const undoing = await send(`/v1/bulk/${job.ID}/undo`, 'The bulk change was not undone');
      if (undoing !== undefined) setBegun(undoing);
    },
  };
}
