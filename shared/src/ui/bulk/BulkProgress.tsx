import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { BulkJob } from '../../contract/bulk.ts';
import { bulkText, leftName } from './bulkText.ts';
import { useBulkJob } from './useBulkJob.ts';
import { Verdicts } from './Verdicts.tsx';

interface Props {
  first: BulkJob;
  buttonClass: string;
  /** Called by Close, which appears once the job has ended; absent: no Close button. */
  onClose?: () => void;
}

/** The progress of a bulk change, with Cancel; then its result, with Undo and the rejected records (SEL-05, SEL-06). */
export function BulkProgress({ first, buttonClass, onClose }: Props) {
  const { job, isRunning, cancel, undo } = useBulkJob(first);
  const [isListed, setListed] = useState(false);
  const isUndo = job.Undoes !== null;
  const left = job.Refused + job.Changed;
  const button = (label: string, onClick: () => void) => (
    <button type="button" className={buttonClass} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <>
      <p role={isRunning ? undefined : 'status'}>{bulkText(job)}</p>
      {isRunning && (
        <progress
          aria-label={bulkText({ ...job, Done: 0, Unchanged: 0, Refused: 0, Changed: 0 })}
          value={job.Done + job.Unchanged + left}
          max={job.Total}
        />
      )}
      <div>
        {isRunning && !isUndo && button('Cancel', () => void cancel())}
        {!isRunning && !isUndo && job.UndoneBy === null && job.Done > 0 && button('Undo', () => void undo())}
        {!isRunning && left > 0 && button(`Show ${leftName(job)}`, () => setListed(true))}
        {!isRunning && onClose !== undefined && button('Close', onClose)}
      </div>
      {isListed && createPortal(<Verdicts job={job} onClose={() => setListed(false)} />, document.body)}
    </>
  );
}
