import { trendGroupsQuery, useQuery } from '@galley/shared/http';
import type { DialogProps } from '@galley/shared/store';
import { LoadingDialog, RetryDialog, useSelection } from '@galley/shared/ui';
import { companyContactsQuery } from '../../http/prospects.ts';
import '../../styles/main.scss';
import { ProspectEditor } from './ProspectEditor.tsx';
import { initialValues, type ProspectValues } from '../../changes/prospectValues.ts';

const NO_OPTIONS = { TrendGroups: [], Customers: [], States: [] };

/** Adds or edits a prospect; opened from any screen (PROS-10). */
export function ProspectForm({ dialog, onClose }: DialogProps<'companies/edit'>) {
  const { draft } = dialog;
  const selection = useSelection();
  const options = useQuery(trendGroupsQuery());
  // Requested once by each form: a save replaces all of the company's contacts, so they must be current.
  const contacts = useQuery({
    ...companyContactsQuery(draft.CustomerID),
    queryKey: ['prospectContacts', draft.CustomerID],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const isEdit = draft.CustomerID > 0;
  if (options.isPending || (isEdit && contacts.isPending)) {
    return <LoadingDialog onClose={onClose} />;
  }
  const input = isEdit ? (dialog.input as ProspectValues | undefined) : undefined;
  const stored =
    contacts.data ??
    input?.contacts.filter(({ value, isRequest }) => isRequest !== true && input.known.includes(value));
  if (isEdit && stored === undefined) {
    return (
      <RetryDialog
        title={draft.CompanyName || 'Edit Prospect'}
        onRetry={() => void contacts.refetch()}
        onClose={onClose}
      >
        This company’s contacts could not be loaded. Saving now would remove them, so try again first.
      </RetryDialog>
    );
  }
  const known = { options: options.data ?? NO_OPTIONS, selection, contacts: stored ?? [] };
  return (
    <ProspectEditor
      dialog={dialog}
      options={known.options}
      selection={selection}
      initial={initialValues(draft, known)}
      onClose={onClose}
    />
  );
}
