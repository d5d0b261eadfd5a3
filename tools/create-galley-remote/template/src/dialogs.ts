import type { Schemas } from '@galley/client';
import type {} from '@galley/shared/store';

/** What this remote opens of the activities team, as `dialogs.d.ts` in the types of its release says. */
declare module '@galley/shared/store' {
  interface Dialogs {
    'activities/edit': { draft: { ID: number } & Partial<Schemas['Activity']> };
  }
}
