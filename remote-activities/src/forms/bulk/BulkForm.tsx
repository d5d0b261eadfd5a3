import type { DialogProps } from '@galley/shared/store';
import { AddForm } from './AddForm.tsx';
import { SpreadForm } from './SpreadForm.tsx';
import { ValueForm } from './ValueForm.tsx';

const NO_DAYS: readonly never[] = [];

/** The form for a bulk action (SEL-04). */
export function BulkForm({ dialog: { action, chosen, days }, onClose }: DialogProps<'activities/bulk'>) {
  if (action === 'spread') return <SpreadForm chosen={chosen} days={days ?? NO_DAYS} onClose={onClose} />;
  return action === 'addToCompanies' || action === 'addToContacts' ? (
    <AddForm action={action} chosen={chosen} onClose={onClose} />
  ) : (
    <ValueForm action={action} chosen={chosen} onClose={onClose} />
  );
}
