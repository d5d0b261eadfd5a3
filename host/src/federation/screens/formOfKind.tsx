import type { DialogKind, DialogOf, DialogProps, OpenDialog } from '@galley/shared/store';
import type { ComponentType } from 'react';

const isOf = <Kind extends DialogKind>(
  kind: Kind,
  dialog: OpenDialog,
): dialog is OpenDialog & DialogOf<Kind> => dialog.kind === kind;

/** The form of one kind of dialog, as a component that takes any dialog and shows those of its kind. */
export const formOfKind = <Kind extends DialogKind>(kind: Kind, Form: ComponentType<DialogProps<Kind>>) =>
  function AnyDialog({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
    return isOf(kind, dialog) ? <Form dialog={dialog} onClose={onClose} /> : null;
  };
