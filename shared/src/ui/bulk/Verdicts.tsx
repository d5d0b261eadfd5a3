import { useQuery } from '@tanstack/react-query';
import type { BulkJob, BulkVerdictsResponse } from '../../contract/bulk.ts';
import { bulkText, leftName } from './bulkText.ts';
import { LOADING } from '../../domain/loadingText.ts';
import { request } from '../../http/request.ts';
import { Modal } from '../modal/Modal.tsx';

interface Props {
  job: BulkJob;
  onClose: () => void;
}

const read = (id: number, verdict: string, signal: AbortSignal) =>
  request<BulkVerdictsResponse>({
    method: 'GET',
    path: `/v1/bulk/${id}/verdicts`,
    query: { verdict, after: 0 },
    signal,
  });

/** The records that were refused or left as they were, each with the reason (SEL-06). */
export function Verdicts({ job, onClose }: Props) {
  const { data, isError } = useQuery({
    queryKey: ['bulk', job.ID, 'verdicts'],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(['refused', 'changed'].map((one) => read(job.ID, one, signal)));
      return {
        rows: pages.flatMap(({ Verdicts: rows }) => rows),
        more: pages.some(({ More }) => More),
      };
    },
  });
  return (
    <Modal title={leftName(job)} subtitle={bulkText(job)} onClose={onClose}>
      {data === undefined ? (
        <p>{isError ? 'The records could not be loaded.' : LOADING}</p>
      ) : (
        <ul className="verdicts">
          {data.rows.map(({ Place, ID, Name, Reason }) => (
            <li key={Place}>
              <strong>{Name === '' ? `#${ID}` : Name}</strong> {Reason}
            </li>
          ))}
          {data.more && <li>The first {data.rows.length} are shown.</li>}
        </ul>
      )}
    </Modal>
  );
}
