import type { BulkJob } from '../../contract/bulk.ts';
import { BulkProgress } from './BulkProgress.tsx';

/** A bulk change in a toast, until the user closes it (SEL-05, SEL-06). */
export const BulkToast = ({ first, close }: { first: BulkJob; close: () => void }) => (
  <div className="bulk-toast">
    <BulkProgress first={first} buttonClass="toast-action" onClose={close} />
  </div>
);
