import type { Dialog } from './dialogs.ts';

/** A dialog as stored in this browser: an earlier version stored its name as `kind`. Its release record knows its earlier name. */
export const named = ({ kind, ...dialog }: { kind?: string; name?: string }): Dialog => ({
  ...dialog,
  name: dialog.name ?? kind ?? '',
});
