import type { PickerOption } from '@galley/shared/host';
import { MultiPickerField } from '@galley/shared/form';
import { TextField } from '@galley/shared/ui';
import { useId } from 'react';

interface SourceProps {
  /** The purpose of the field. */
  hint: string;
  value: string;
  error: string | undefined;
  onChange: (source: string) => void;
}

/** The system of a token or a webhook. */
export const SourceField = ({ hint, value, error, onChange }: SourceProps) => (
  <TextField
    label="Source"
    required
    hint={hint}
    maxLength={40}
    autoComplete="off"
    spellCheck={false}
    value={value}
    error={error}
    onChange={onChange}
  />
);

interface ChoicesProps {
  label: string;
  options: readonly PickerOption[];
  values: readonly PickerOption[];
  /** Not all options could be loaded. */
  isFailed?: boolean;
  error: string | undefined;
  onChange: (values: readonly PickerOption[]) => void;
}

/** A multi-select picker, with its error below. */
export function ChoicesField({ error, ...field }: ChoicesProps) {
  const id = useId();
  return (
    <div className="field">
      <MultiPickerField {...field} {...(error !== undefined && { invalid: true, describedBy: id })} />
      {error !== undefined && (
        <p className="field-error" id={id}>
          {error}
        </p>
      )}
    </div>
  );
}
