import { loadPart } from '../federation/loadScreen.ts';
import { createScreenStore } from '../federation/screenStore.ts';
import { formOf, type FormKind } from './forms.ts';

/** The forms of this page: `prefetch` one ahead, or show it with `DialogBoundary`. */
export const forms = createScreenStore<FormKind>(
  (kind, options) => {
    const { remote, name } = formOf(kind);
    return loadPart(remote, name, options);
  },
  (kind) => formOf(kind).remote,
);
