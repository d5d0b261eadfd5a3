import { trendGroupsQuery, useQuery } from '@galley/shared/http';
import type { DialogProps } from '@galley/shared/store';
import { LoadingDialog, RetryDialog, useSelection } from '@galley/shared/ui';
import { ownId } from '../changes/ownId.ts';
import { ActivityEditor } from './ActivityEditor.tsx';
import { initialValues } from '../changes/activityValues.ts';
import { isComplete, wholeDraftQuery } from '../http/wholeDraft.ts';

const NO_OPTIONS = { TrendGroups: [], Customers: [], Employees: [] };

/** Adds, edits or follows up an activity; opened from any screen. */
export function ActivityForm({ dialog, onClose }: DialogProps<'activities/edit'>) {
  const selection = useSelection();
  const { data, isPending } = useQuery(trendGroupsQuery());
  const whole = useQuery({ ...wholeDraftQuery(dialog.draft), enabled: !isComplete(dialog.draft) });
  if (whole.isError) {
    return (
      <RetryDialog title="Activity" onRetry={() => void whole.refetch()} onClose={onClose}>
        The form could not be loaded.
      </RetryDialog>
    );
  }
  const draft = isComplete(dialog.draft) ? dialog.draft : whole.data;
  if (isPending || draft === undefined) {
    return <LoadingDialog onClose={onClose} />;
  }
  const options = data ?? NO_OPTIONS;
  const me = ownId(options.Employees) ?? 0;
  return (
    <ActivityEditor
      dialog={{ ...dialog, draft }}
      options={options}
      selection={selection}
      initial={initialValues(draft, { options, selection, me })}
      onClose={onClose}
    />
  );
}
