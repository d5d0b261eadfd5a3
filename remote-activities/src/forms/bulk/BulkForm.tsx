import type { DialogProps } from '@galley/shared/store';
import { AddForm } from './AddForm.tsx';
import { ValueForm } from './ValueForm.tsx';

/** What an action with many records asks for (SEL-04). */
export function BulkForm({ dialog: { action, chosen }, onClose }: DialogProps<'activities-bulk'>) {
  return action === 'addToCompanies' || action === 'addToContacts' ? (
    <AddForm action={action} chosen={chosen} onClose={onClose} />
  ) : (
    <ValueForm action={action} chosen={chosen} onClose={onClose} />
  );
}
