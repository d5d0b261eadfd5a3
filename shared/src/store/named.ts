import type { Dialog } from './dialogs.ts';

/** A dialog as this browser kept it: an earlier version called its name `kind`. The release record that offers the dialog knows its earlier name. */
export const named = ({ kind, ...dialog }: { kind?: string; name?: string }): Dialog => ({
  ...dialog,
  name: dialog.name ?? kind ?? '',
});
