import { FormField, SearchField, useThrottled, useWatch, type UseFormReturn } from '@galley/shared/form';
import { parentSearchQuery } from '@galley/shared/http';
import { TextField } from '@galley/shared/ui';
import { useMemo } from 'react';
import { newParent, parentOfName, parentsByName } from '../../changes/options.ts';
import type { Options, ProspectValues } from '../../changes/prospectValues.ts';

interface Props {
  form: UseFormReturn<ProspectValues>;
  options: Options;
  isNew: boolean;
}

/** A name is announced when the typing pauses, not letter by letter. */
const PAUSE_MS = 300;
const change = { shouldDirty: true, shouldValidate: false } as const;

/**
 * The company's name and its parent; for a new prospect, the name fills in an empty parent (PROS-03). A parent that does not exist
 * is created from its picker (PROS-11).
 */
export function ParentFields({ form, options: { TrendGroups }, isNew }: Props) {
  const { control, getValues, setValue, clearErrors } = form;
  const parents = useMemo(() => parentsByName(TrendGroups), [TrendGroups]);
  const parent = useWatch({ control, name: 'parent' });
  const announced = useThrottled(parent?.value === 0 ? parent.label : '', PAUSE_MS);

  const afterName = (name: string) => {
    if (!isNew || getValues('isOwnParent')) return;
    setValue('parent', parentOfName(name, parents), change);
    clearErrors('parent');
  };
  return (
    <>
      <FormField control={control} name="name">
        {({ value, onChange, error }) => (
          <TextField
            label="Company"
            required
            maxLength={200}
            autoComplete="off"
            value={value}
            error={error}
            onChange={(name) => {
              onChange(name);
              afterName(name);
            }}
          />
        )}
      </FormField>
      <div className="field">
        <FormField control={control} name="parent">
          {({ value, onChange, error }) => (
            <SearchField
              label="Company Parent"
              value={value}
              queryOf={parentSearchQuery}
              error={error}
              create={(typed) => newParent(typed, parents)}
              onChange={({ value: id, label }) => {
                onChange({ value: id, label });
                setValue('isOwnParent', true);
              }}
              onClear={() => {
                onChange(null);
                setValue('isOwnParent', false);
              }}
            />
          )}
        </FormField>
        <p className="field-hint" role="status">
          {announced !== '' && `New company parent: ${announced}`}
        </p>
      </div>
    </>
  );
}
