import { useGalley } from '@galley/shared/store';
import { DialogBoundary } from './DialogBoundary.tsx';
import { formKinds } from './forms.ts';

/** The forms that stand open, each in its own boundary. */
export function Dialogs() {
  const dialogs = useGalley((state) => state.dialogs);
  const close = useGalley((state) => state.closeDialog);
  return dialogs.map((dialog) => {
    const kind = formKinds.find((known) => known === dialog.kind);
    return (
      kind !== undefined && (
        <DialogBoundary key={dialog.id} kind={kind} dialog={dialog} onClose={() => close(dialog.id)} />
      )
    );
  });
}
