import { useGalley, type OpenDialog } from '@galley/shared/store';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { DialogBoundary } from './DialogBoundary.tsx';
import { formKinds, formOf } from './forms.ts';

const kindOf = (dialog: OpenDialog) => formKinds.find((known) => known === dialog.kind);

/** Whether it belongs to the list of another screen than the one at this path. */
function isLeft(dialog: OpenDialog, pathname: string): boolean {
  const kind = kindOf(dialog);
  if (kind === undefined) return false;
  const { isOfScreen, remote } = formOf(kind);
  return isOfScreen === true && matchPath(`/${remote}`, pathname) === null;
}

/** The forms that stand open, each in its own boundary. */
export function Dialogs() {
  const dialogs = useGalley((state) => state.dialogs);
  const close = useGalley((state) => state.closeDialog);
  const { pathname } = useLocation();
  useEffect(() => {
    for (const dialog of dialogs) if (isLeft(dialog, pathname)) close(dialog.id);
  }, [dialogs, pathname, close]);
  return dialogs.map((dialog) => {
    const kind = kindOf(dialog);
    return (
      kind !== undefined && (
        <DialogBoundary key={dialog.id} kind={kind} dialog={dialog} onClose={() => close(dialog.id)} />
      )
    );
  });
}
