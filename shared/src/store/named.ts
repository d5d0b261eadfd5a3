import type { Dialog } from './dialogs.ts';

/** A dialog as this browser kept it: an earlier version called its name `kind`. The release record that offers it knows the one of before. */
export const named = ({ kind, ...dialog }: { kind?: string; name?: string }): Dialog => ({
  ...dialog,
  name: dialog.name ?? kind ?? '',
});
