import type { ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';

interface Props<Values extends FieldValues, Name extends FieldPath<Values>> {
  control: Control<Values>;
  name: Name;
  children: (field: {
    value: FieldPathValue<Values, Name>;
    error: string | undefined;
    onChange: (value: FieldPathValue<Values, Name>) => void;
  }) => ReactNode;
}

/** One value of a form, with its error and its setter: the props of every field. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  children,
}: Props<Values, Name>) {
  const { field, fieldState } = useController({ control, name });
  return children({ value: field.value, error: fieldState.error?.message, onChange: field.onChange });
}
