import type { DialogProps } from '@galley/shared/store';
import { useState } from 'react';
import { DuplicateList } from './DuplicateList.tsx';
import { MergeForm } from './MergeForm.tsx';
import { MergeHistory } from './MergeHistory.tsx';
import './merging.scss';

/** Possible duplicates, the merge form, and past merges (MERG-01, MERG-02, MERG-07). */
export function MergeContacts({ dialog, onClose }: DialogProps<'contacts/merge'>) {
  const [compared, setCompared] = useState(dialog.ids);
  if (dialog.of !== undefined) return <MergeHistory id={dialog.of} onClose={onClose} />;
  if (compared === undefined) return <DuplicateList onCompare={setCompared} onClose={onClose} />;
  const back = dialog.ids === undefined ? () => setCompared(undefined) : onClose;
  return (
    <MergeForm
      ids={compared}
      onBack={back}
      onMerged={() => {
        dialog.onMerged?.();
        back();
      }}
    />
  );
}
