import { FormField, SelectField, TextFields, type UseFormReturn } from '@galley/shared/form';
import { trendGroupsQuery, useQuery } from '@galley/shared/http';
import { Button, TextField } from '@galley/shared/ui';
import { useEffect, useRef } from 'react';
import type { AddressValues } from '../../changes/addressValues.ts';
import { PostingFields } from './PostingFields.tsx';

const BEFORE_STATE = [
  { name: 'name', label: 'Name', maxLength: 200, required: true },
  { name: 'address1', label: 'Address 1', maxLength: 200, required: true },
  { name: 'address2', label: 'Address 2', maxLength: 200 },
  { name: 'city', label: 'City', maxLength: 100, required: true },
] as const;
const ZIP = [{ name: 'zip', label: 'Zip', maxLength: 20, required: true }] as const;

interface Props {
  form: UseFormReturn<AddressValues>;
  /** The legend of the fields. */
  title: string;
  /** The address is a posting company's, and is selected instead of typed. */
  isPosting: boolean;
  saveText: string;
  isBusy: boolean;
  onCancel: () => void;
}

/** The fields of one address, which the modal's form saves (SHIP-02, SHIP-03). */
export function AddressEditor({ form, title, isPosting, saveText, isBusy, onCancel }: Props) {
  const fill = (address: AddressValues) =>
    form.reset(address, { keepDefaultValues: true, keepSubmitCount: true });
  const fields = useRef<HTMLFieldSetElement>(null);
  // Focus the first field: the pressed Edit button was removed with its row.
  useEffect(() => fields.current?.querySelector<HTMLElement>('input, [role="combobox"]')?.focus(), []);
  return (
    <fieldset ref={fields} className="address-editor">
      <legend>{title}</legend>
      {isPosting && <PostingFields onChoose={fill} />}
      <div className="form-grid">
        <TextFields form={form} fields={BEFORE_STATE} readOnly={isPosting} />
        <StateField form={form} isLocked={isPosting} />
        <TextFields form={form} fields={ZIP} readOnly={isPosting} />
      </div>
      <div className="address-buttons">
        <Button type="submit" look="primary" disabled={isBusy}>
          {saveText}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </fieldset>
  );
}

function StateField({ form, isLocked }: { form: Props['form']; isLocked: boolean }) {
  const { data, isLoadingError } = useQuery(trendGroupsQuery());
  const states = data?.States ?? [];
  return (
    <FormField control={form.control} name="state">
      {({ value, error, onChange }) =>
        isLocked ? (
          <TextField label="State" readOnly value={value} error={error} onChange={onChange} />
        ) : (
          <SelectField
            label="State"
            value={value || 0}
            empty="Select..."
            // A stored state that the list lacks must not be shown as none.
            options={
              value === '' || states.some((state) => state.value === value)
                ? states
                : [{ value, label: value }, ...states]
            }
            isFailed={isLoadingError}
            error={error}
            onChange={(chosen) => onChange(chosen === '0' ? '' : chosen)}
          />
        )
      }
    </FormField>
  );
}
