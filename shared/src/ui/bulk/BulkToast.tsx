import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BulkJob } from '../../contract/bulk.ts';
import { bulkText } from './bulkText.ts';
import { ApiError } from '../../http/apiError.ts';
import { newKey } from '../../http/key.ts';
import { queryClient } from '../../http/queryClient.ts';
import { request } from '../../http/request.ts';
import { notify } from '../toast/notify.ts';
import { Verdicts } from './Verdicts.tsx';

/** A few records are done at once; many take their time. */
const FIRST_POLLS = 4;
const FIRST_POLL_MS = 150;
const POLL_MS = 700;
/** What a change of many records may make outdated. */
const OUTDATED = ['activities', 'activityDays', 'companies', 'contacts', 'contact', 'counts', 'salesReps'];

interface Props {
  first: BulkJob;
  close: () => void;
}

const send = (path: string) =>
  request<BulkJob>({ method: 'POST', path, key: newKey() }).catch((error: unknown) => {
    notify.failure('That was not possible', error instanceof ApiError ? error.message : undefined);
    return undefined;
  });

/** How far a change of many records is, with Cancel; then what became of it, with Undo and what was refused (SEL-05, SEL-06). */
export function BulkToast({ first, close }: Props) {
  const [begun, setBegun] = useState(first);
  const [isListed, setListed] = useState(false);
  const { data: job } = useQuery({
    queryKey: ['bulk', begun.ID],
    queryFn: ({ signal }) => request<BulkJob>({ method: 'GET', path: `/v1/bulk/${begun.ID}`, signal }),
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
  const cancel = async () => {
    const canceled = await send(`/v1/bulk/${job.ID}/cancel`);
    if (canceled !== undefined) queryClient.setQueryData(['bulk', job.ID], canceled);
  };
  const undo = async () => {
    const undoing = await send(`/v1/bulk/${job.ID}/undo`);
    if (undoing !== undefined) setBegun(undoing);
  };
  const isUndo = job.Undoes !== null;
  const left = job.Refused + job.Changed;
  return (
    <div className="bulk-toast">
      <p role={isRunning ? undefined : 'status'}>{bulkText(job)}</p>
      {isRunning && (
        <progress
          aria-label={bulkText({ ...job, Done: 0, Unchanged: 0, Refused: 0, Changed: 0 })}
          value={job.Done + job.Unchanged + left}
          max={job.Total}
        />
      )}
      <div>
        {isRunning && !isUndo && (
          <button type="button" className="toast-action" onClick={() => void cancel()}>
            Cancel
          </button>
        )}
        {!isRunning && !isUndo && job.Done > 0 && (
          <button type="button" className="toast-action" onClick={() => void undo()}>
            Undo
          </button>
        )}
        {!isRunning && left > 0 && (
          <button type="button" className="toast-action" onClick={() => setListed(true)}>
            {isUndo ? 'Show kept' : 'Show refused'}
          </button>
        )}
        {!isRunning && (
          <button type="button" className="toast-action" onClick={close}>
            Close
          </button>
        )}
      </div>
      {isListed && createPortal(<Verdicts job={job} onClose={() => setListed(false)} />, document.body)}
    </div>
  );
}
