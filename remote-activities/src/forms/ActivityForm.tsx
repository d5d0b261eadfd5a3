import { trendGroupsQuery, useQuery } from '@galley/shared/http';
import type { DialogProps } from '@galley/shared/store';
import { LoadingDialog, useSelection } from '@galley/shared/ui';
import { ownId } from '../changes/ownId.ts';
import { ActivityEditor } from './ActivityEditor.tsx';
import { initialValues } from '../changes/activityValues.ts';

const NO_OPTIONS = { TrendGroups: [], Customers: [], Employees: [] };

/** Adds, edits or follows up an activity; opened from any screen. */
export function ActivityForm({ dialog, onClose }: DialogProps<'activity'>) {
  const selection = useSelection();
  const { data, isPending } = useQuery(trendGroupsQuery());
  if (isPending) {
    return <LoadingDialog onClose={onClose} />;
  }
  const options = data ?? NO_OPTIONS;
  const me = ownId(options.Employees) ?? 0;
  return (
    <ActivityEditor
      dialog={dialog}
      options={options}
      selection={selection}
      initial={initialValues(dialog.draft, { options, selection, me })}
      onClose={onClose}
    />
  );
}
