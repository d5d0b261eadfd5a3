import { Controller, SearchField, useWatch, type UseFormReturn } from '@galley/shared/form';
import { parentSearchQuery } from '@galley/shared/http';
import { TextField } from '@galley/shared/ui';
import { useMemo } from 'react';
import { parentOfName, parentsByName } from './options.ts';
import type { Options, ProspectValues } from './prospectValues.ts';

interface Props {
  form: UseFormReturn<ProspectValues>;
  options: Options;
  isNew: boolean;
  /** What the form began with. */
  first: ProspectValues;
}

const change = { shouldDirty: true, shouldValidate: false } as const;

/** The company's name and its parent; while adding, the name brings its parent along (PROS-03). */
export function ParentFields({ form, options: { TrendGroups }, isNew, first }: Props) {
  const { control, getValues, setValue, clearErrors } = form;
  const parents = useMemo(() => parentsByName(isNew ? TrendGroups : []), [isNew, TrendGroups]);
  const parent = useWatch({ control, name: 'parent' });

  const afterName = (name: string) => {
    if (!isNew || getValues('isOwnParent')) return;
    setValue('parent', parentOfName(name, parents) ?? first.parent, change);
    clearErrors('parent');
  };
  return (
    <>
      <Controller
        control={control}
        name="name"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <TextField
            label="Company"
            required
            maxLength={200}
            autoComplete="off"
            value={value}
            error={error?.message}
            onChange={(name) => {
              onChange(name);
              afterName(name);
            }}
          />
        )}
      />
      <div className="field">
        <Controller
          control={control}
          name="parent"
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <SearchField
              label="Company Parent"
              value={value}
              queryOf={parentSearchQuery}
              error={error?.message}
              onChange={(next) => {
                onChange(next);
                setValue('isOwnParent', true);
              }}
              onClear={() => {
                onChange(null);
                setValue('isOwnParent', false);
              }}
            />
          )}
        />
        {parent?.value === 0 && <p className="field-hint">A new company parent.</p>}
      </div>
    </>
  );
}
