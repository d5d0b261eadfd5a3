export { appConfig, businessToday } from './config.ts';
// `export *` on purpose: remotes can only augment `Dialogs` if it is exported that way.
export type * from './dialogs.ts';
export { clearDraft, draftKey, readDraft, writeDraft } from './drafts.ts';
export { galley, openDialog, useGalley } from './galley.ts';
export { markUnsaved } from './unsaved.ts';
