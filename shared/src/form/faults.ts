import type { FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import type { Problem } from '../contract/common.ts';

/** A rule that a value breaks, as the rules of `domain` name it. */
export interface FieldError {
  field: string;
  message: string;
}

/** A resolver of react-hook-form from a rule; `fieldOf` finds the form's name for a field of the call. */
export const resolverOf =
  <T extends FieldValues>(
    faultsOf: (values: T) => readonly FieldError[],
    fieldOf: (field: string) => Path<T> | undefined,
  ): Resolver<T> =>
  (values) => {
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { field, message } of faultsOf(values)) {
      const name = fieldOf(field);
      if (name !== undefined) errors[name] ??= { type: 'rule', message };
    }
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<T> };
  };

/** Shows the server's errors at their fields. @returns errors without a field, for the form's alert */
export function showProblem<T extends FieldValues>(
  form: UseFormReturn<T>,
  problem: Problem | undefined,
  fieldOf: (field: string) => Path<T> | undefined,
): string | undefined {
  const rest: string[] = [];
  for (const { field, message } of problem?.errors ?? []) {
    const name = fieldOf(field);
    if (name === undefined) rest.push(message);
    else form.setError(name, { type: 'server', message });
  }
  if ((problem?.errors ?? []).length > 0) return rest[0];
  return problem?.detail ?? problem?.title;
}
