export { appConfig, businessToday, configure } from './config.ts';
export type {
  ActedRecord,
  BulkRecords,
  Chosen,
  ActivityDraft,
  ContactDraft,
  Dialog,
  DialogKind,
  DialogOf,
  DialogProps,
  DialogSteps,
  OpenDialog,
  ProspectDraft,
} from './dialogs.ts';
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
export type { Exposed, Exposing } from './exposed.ts';
export { galley, openDialog, useGalley, type Contributions } from './galley.ts';
export { forgetKeptPage, keptListKey, readKeptList, type KeptList } from './keptLists.ts';
export type { KeptView, KeptViews, ListName, Preferences } from './preferences.ts';
export type { Session } from './session.ts';
export { hasUnsaved, leaveUnsaved, markUnsaved, whenSaved } from './unsaved.ts';
