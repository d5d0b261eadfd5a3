export { appConfig, businessToday, configure } from './config.ts';
// All of it: what a remote adds to `Dialogs` reaches an interface that is exported by a star alone.
export type * from './dialogs.ts';
export {
  clearDraft,
  draftKey,
  hasForms,
  isSent,
  onForms,
  postponeDraft,
  readDraft,
  sendDraft,
  settleDraft,
  writeDraft,
} from './drafts.ts';
export { galley, openDialog, useGalley, type Contributions } from './galley.ts';
export { forgetKeptPage, keptListKey, readKeptList, type KeptList } from './keptLists.ts';
export type { KeptView, KeptViews, ListName, Preferences } from './preferences.ts';
export type { Session } from './session.ts';
export { hasUnsaved, leaveUnsaved, markUnsaved, whenSaved } from './unsaved.ts';
