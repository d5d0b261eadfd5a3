import { lazy, Suspense } from 'react';
import { LoadingDialog } from '../modal/LoadingDialog.tsx';

const BulkJobs = lazy(async () => ({
  default: (await import(/* webpackChunkName: "bulk" */ './BulkJobs.tsx')).BulkJobs,
}));

/** The user's own bulk changes (SEL-07), loaded when they are opened. */
export const LazyBulkJobs = ({ onClose }: { onClose: () => void }) => (
  <Suspense fallback={<LoadingDialog onClose={onClose} />}>
    <BulkJobs onClose={onClose} />
  </Suspense>
);
