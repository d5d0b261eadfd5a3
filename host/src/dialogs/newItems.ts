import { openDialog, type Dialog } from '@galley/shared/store';
import type { MenuItem } from '@galley/shared/ui';
import { formKinds } from '../federation/screens/forms.ts';

const ENTRIES: readonly { label: string; dialog: Dialog }[] = [
  { label: 'Add Activity', dialog: { kind: 'activity', draft: { ID: 0 } } },
  { label: 'Add Prospect', dialog: { kind: 'prospect', draft: { CustomerID: 0 } } },
  { label: 'Add Contact', dialog: { kind: 'contact', draft: { IndividualId: 0 } } },
];

/** What can be added from any screen (SHELL-02). */
export const newItems = (): (MenuItem & { onChoose: () => void })[] =>
  ENTRIES.filter(({ dialog }) => formKinds.some((kind) => kind === dialog.kind)).map(({ label, dialog }) => ({
    label,
    onChoose: () => openDialog(dialog),
  }));
