import { useQuery } from '@tanstack/react-query';
import { responseOf } from '../../http/responseOf.ts';
import { Button } from '../button/Button.tsx';
import type { BulkJobsResponse } from '../../contract/bulk.ts';
import { formatMoment } from '../../domain/formatMoment.ts';
import { LOADING } from '../../domain/loadingText.ts';
import { appConfig } from '../../store/index.ts';
import { Modal } from '../modal/Modal.tsx';
import { BulkProgress } from './BulkProgress.tsx';

/** The user's bulk changes of the last day, newest first (SEL-07). */
export function BulkJobs({ onClose }: { onClose: () => void }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['bulkJobs'],
    // The list as it was when the dialog opened: an undone change keeps its place until the dialog closes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: responseOf<BulkJobsResponse>({ path: '/v1/bulk' }),
  });
  const jobs = data?.Jobs ?? [];
  return (
    <Modal
      title="Bulk Changes"
      subtitle="Your bulk changes from the last 24 hours. You can undo what they changed."
      onClose={onClose}
    >
      {data === undefined && !isError && <output className="modal-text">{LOADING}</output>}
      {isError && (
        <div role="alert">
          <p className="modal-text">The bulk changes could not be loaded.</p>
          <Button onClick={() => void refetch()}>Try Again</Button>
        </div>
      )}
      {data !== undefined && jobs.length === 0 && <p className="modal-text">No bulk changes.</p>}
      {jobs.length > 0 && (
        <ul className="bulk-jobs">
          {jobs.map((job) => (
            <li key={job.ID}>
              {job.StartedAt !== undefined && (
                <time dateTime={job.StartedAt}>
                  {formatMoment(job.StartedAt, appConfig().timeZone, true)}
                </time>
              )}
              <BulkProgress first={job} buttonClass="btn" />
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
