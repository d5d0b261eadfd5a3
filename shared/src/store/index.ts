export { appConfig, businessToday } from './config.ts';
// All of it: what a remote adds to `Dialogs` reaches an interface that is exported by a star alone.
export type * from './dialogs.ts';
export { clearDraft, draftKey, readDraft, writeDraft } from './drafts.ts';
export { galley, openDialog, useGalley } from './galley.ts';
export { markUnsaved } from './unsaved.ts';
