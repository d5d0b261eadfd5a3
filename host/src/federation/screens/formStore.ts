import { createScreenStore } from './screenStore.ts';
import { formOf, type FormComponent, type FormKind } from './forms.ts';

/** The forms of this page: `prefetch` one, or show it with `DialogBoundary`. */
export const forms = createScreenStore<FormKind, FormComponent>(
  (kind, options) => formOf(kind).load(options),
  (kind) => formOf(kind).remote,
);
