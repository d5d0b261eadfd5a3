import type { Schemas } from '@galley/client';
import type {} from '@galley/shared/store';

/** Dialogs of other teams that this remote opens. Copy their types from `dialogs.d.ts` in the types of the team's release. */
declare module '@galley/shared/store' {
  interface Dialogs {
    'activities/edit': { draft: { ID: number } & Partial<Schemas['Activity']> };
  }
}
