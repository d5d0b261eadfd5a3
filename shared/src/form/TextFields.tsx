import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../ui/field/TextField.tsx';

interface Props<T extends FieldValues> {
  form: UseFormReturn<T>;
  fields: readonly (Pick<TextFieldProps, 'label' | 'maxLength' | 'required' | 'inputMode'> & {
    name: Path<T>;
  })[];
  readOnly?: boolean;
}

/** Text fields of a form, in order. */
export const TextFields = <T extends FieldValues>({ form, fields, readOnly }: Props<T>) =>
  fields.map(({ name, ...field }) => (
    <Controller
      key={name}
      control={form.control}
      name={name}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <TextField
          {...field}
          autoComplete="off"
          readOnly={readOnly}
          value={value}
          error={error?.message}
          onChange={onChange}
        />
      )}
    />
  ));
