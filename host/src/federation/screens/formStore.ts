import { createScreenStore } from './screenStore.ts';
import { formOf, type FormComponent, type FormName } from './forms.ts';

/** The forms of this page: `prefetch` one, or show it with `DialogBoundary`. */
export const forms = createScreenStore<FormName, FormComponent>(
  (name, options) => formOf(name).load(options),
  (name) => formOf(name).remote,
);
