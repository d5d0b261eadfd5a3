import { PickerField } from '@galley/shared/form';
import { useQuery } from '@galley/shared/http';
import { activityTypesQuery } from '../http/activities.ts';

interface Props {
  /** 0: none is chosen. */
  value: number;
  error: string | undefined;
  onChange: (value: number) => void;
}

/** The type of activities; the list says so if the types couldn't be loaded (FORM-07). */
export function ActivityTypeField({ value, error, onChange }: Props) {
  const { data: types = [], isLoading, isLoadingError } = useQuery(activityTypesQuery());
  const chosen = types.find((type) => type.value === value) ?? { value, label: '…' };
  return (
    <PickerField
      label="Activity Type"
      isSearchable={false}
      options={types}
      value={value === 0 ? null : chosen}
      isLoading={isLoading}
      isFailed={isLoadingError}
      error={error}
      onChange={(option) => onChange(option.value)}
    />
  );
}
