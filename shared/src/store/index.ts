export { galley, useGalley, type EndReason, type GalleyState, type ListName } from './galley.ts';
export type { Session } from './session.ts';
export { hasUnsaved, markUnsaved } from './unsaved.ts';
