import { orderedAssociations } from '@galley/server/contacts/rules/contactRules';
import { formatCount } from '@galley/shared/domain/count';
import { trendGroupsQuery, useQuery } from '@galley/shared/http';
import type { DialogProps } from '@galley/shared/store';
import { LoadingDialog, Modal, RetryDialog, useSelection } from '@galley/shared/ui';
import { contactAssociationsQuery } from '../http/contacts.ts';
import { ContactEditor } from './ContactEditor.tsx';
import {
  firstCompanies,
  initialValues,
  type Companies,
  type ContactValues,
} from '../changes/contactValues.ts';
import '../styles/forms.scss';

/** Call 14 returns no more than this (CONT-03). */
const MOST_COMPANIES = 1000;
const NO_COMPANIES: Companies = [];

/** Adds or edits a contact; opened from any screen (CONF-09). */
export function ContactForm({ dialog, onClose }: DialogProps<'contacts/edit'>) {
  const { draft } = dialog;
  const { IndividualId: id, IndividualName: name = 'Edit Contact', AssociationCount: count = 0 } = draft;
  const selection = useSelection();
  const options = useQuery(trendGroupsQuery());
  // Requested once by each form: a save replaces all of the contact's companies, so they must be current.
  const stored = useQuery({
    ...contactAssociationsQuery(id),
    queryKey: ['contactForm', id],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (id === 0 ? options.isPending : stored.isPending) {
    return <LoadingDialog onClose={onClose} />;
  }
  const input = id > 0 ? (dialog.input as ContactValues | undefined) : undefined;
  const known = stored.data ?? input?.companies ?? draft.Associations;
  if (count > MOST_COMPANIES && stored.data?.length === MOST_COMPANIES) {
    return (
      <Modal title={name} size="small" onClose={onClose}>
        <p className="modal-text" role="alert">
          This contact has more than {formatCount(MOST_COMPANIES)} companies, so it can’t be edited here.
        </p>
      </Modal>
    );
  }
  if (stored.data === undefined && input === undefined && count > (known?.length ?? 0)) {
    return (
      <RetryDialog title={name} onRetry={() => void stored.refetch()} onClose={onClose}>
        Some of this contact’s companies could not be loaded. Saving now would remove them, so try again
        first.
      </RetryDialog>
    );
  }
  const all = options.data?.Customers ?? NO_COMPANIES;
  const companies = known === undefined ? firstCompanies(all, selection) : orderedAssociations(known);
  return (
    <ContactEditor
      dialog={dialog}
      all={all}
      selection={selection}
      initial={initialValues(draft, companies)}
      onClose={onClose}
    />
  );
}
