import type { Dialog } from './dialogs.ts';

/** A dialog as stored in this browser. An earlier version stored its former name as `kind`; release records list former names. */
export const upgradeDialog = ({ kind, ...dialog }: { kind?: string; name?: string }): Dialog => ({
  ...dialog,
  name: dialog.name ?? kind ?? '',
});
