export { appConfig, businessToday, configure } from './config.ts';
export type {
  ActivityDraft,
  ContactDraft,
  Dialog,
  DialogKind,
  DialogOf,
  DialogProps,
  OpenDialog,
  ProspectDraft,
} from './dialogs.ts';
export { galley, useGalley, type GalleyState, type ListName } from './galley.ts';
export type { Session } from './session.ts';
export { hasUnsaved, markUnsaved, whenSaved } from './unsaved.ts';
