import { useGalley } from '@galley/shared/store';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { DialogBoundary } from './DialogBoundary.tsx';
import { dialog as offered } from '../federation/loading/loadScreen.ts';

/** Whether the dialog belongs to the list of a screen other than the one at this path. */
function isLeft(name: string, pathname: string): boolean {
  const { isOfScreen, remote } = offered(name) ?? {};
  return isOfScreen === true && matchPath(`/${remote}`, pathname) === null;
}

/** The open forms, each in its own boundary. */
export function Dialogs() {
  const dialogs = useGalley((state) => state.dialogs);
  const close = useGalley((state) => state.closeDialog);
  const { pathname } = useLocation();
  useEffect(() => {
    for (const dialog of dialogs) if (isLeft(dialog.name, pathname)) close(dialog.id);
  }, [dialogs, pathname, close]);
  return dialogs.map((dialog) => (
    <DialogBoundary key={dialog.id} dialog={dialog} onClose={() => close(dialog.id)} />
  ));
}
