import type { BulkJob } from '../../contract/bulk.ts';
import { BulkProgress } from './BulkProgress.tsx';

/** A change of many records in a toast, until the person closes it (SEL-05, SEL-06). */
export const BulkToast = ({ first, close }: { first: BulkJob; close: () => void }) => (
  <div className="bulk-toast">
    <BulkProgress first={first} buttonClass="toast-action" onClose={close} />
  </div>
);
