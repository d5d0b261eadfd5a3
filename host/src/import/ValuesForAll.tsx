import type { ImportMap } from '@galley/server/exchange/imports/contract';
import { fieldNamesOf, type FeedResource } from '@galley/server/exchange/rules/feedFields';
import { PickerField } from '@galley/shared/form';
import { useQuery } from '@galley/shared/http';
import { Button, TextField } from '@galley/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { NamedRecordForm } from '../people/NamedRecordForm.tsx';
import { employeesQuery, namedQuery } from '../people/peopleCalls.ts';
import { missingFields } from './columnMap.ts';
import { fieldLabel } from '@galley/server/exchange/rules/fieldLabels';
import { inputLabel } from './texts.ts';

interface Choice {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** An employee, by email. */
function PersonChoice({ label, value, error, onChange }: Choice) {
  const { data, isLoadingError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    employeesQuery({ search: '', withDisabled: false }),
  );
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const people = (data?.pages ?? []).flatMap(({ Employees }) => Employees);
  const options = people.map(({ ID, EmployeeFirstName, EmployeeLastName }) => ({
    value: ID,
    label: `${EmployeeFirstName} ${EmployeeLastName}`,
  }));
  const chosen = people.find(({ EmployeeEmail }) => EmployeeEmail === value);
  return (
    <PickerField
      label={label}
      error={error}
      options={options}
      value={options.find((option) => option.value === chosen?.ID) ?? null}
      isFailed={isLoadingError}
      onChange={({ value: id }) => onChange(people.find(({ ID }) => ID === id)?.EmployeeEmail ?? '')}
    />
  );
}

/** An account owner, by name; a missing one can be added here. */
function AccountOwnerChoice({ label, value, error, onChange }: Choice) {
  const { data = [], isLoadingError } = useQuery(namedQuery('/v1/account-owners'));
  const [isAdding, setAdding] = useState(false);
  const options = data.map(({ ID, Name }) => ({ value: ID, label: Name }));
  const [only, other] = data;
  const isAlone = only !== undefined && other === undefined;
  // With only one account owner there's no need to choose.
  useEffect(() => {
    if (isAlone && value === '') onChange(only.Name);
  }, [isAlone, only, value, onChange]);
  return (
    <>
      <div className="field">
        <PickerField
          label={label}
          error={error}
          options={options}
          value={options.find((option) => option.label === value) ?? null}
          isFailed={isLoadingError}
          onChange={({ label: name }) => onChange(name)}
        />
        {/* Below the error, which is on one line with the errors of the other fields. */}
        <p className="field-hint">
          <Button look="link" onClick={() => setAdding(true)}>
            Add Account Owner
          </Button>
        </p>
      </div>
      {isAdding && (
        <NamedRecordForm
          path="/v1/account-owners"
          label="Account Owner"
          record={undefined}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

interface Props {
  resource: FeedResource;
  map: ImportMap;
  /** A check was requested, so missing values are reported. */
  wasSent: boolean;
  onChange: (map: ImportMap) => void;
}

/** Adds a field that gets the same value in every row. */
function MoreValues({ resource, map, onChange }: Omit<Props, 'wasSent'>) {
  const fields = fieldNamesOf(resource).filter(
    (field) =>
      field !== 'externalId' && map.columns[field] === undefined && map.constants[field] === undefined,
  );
  return (
    <details className="import-more">
      <summary>Set Another Field for Every Row</summary>
      <div className="part-tools">
        <PickerField
          label="Field"
          options={fields.map((field, place) => ({ value: place, label: fieldLabel(resource, field) }))}
          value={null}
          onChange={({ value }) =>
            onChange({ ...map, constants: { ...map.constants, [fields[value] ?? '']: '' } })
          }
        />
      </div>
    </details>
  );
}

/** Values for every row, for fields that new records need and the file lacks. */
export function ValuesForAll(props: Props) {
  const { resource, map, wasSent, onChange } = props;
  const missing = missingFields(resource, map);
  const given = Object.keys(map.constants).filter((field) => map.columns[field] === undefined);
  const fields = [...new Set([...missing, ...given])].filter((field) => field !== 'externalId');
  const choiceOf = (field: string) => {
    const label = inputLabel(fieldLabel(resource, field));
    return {
      label,
      value: map.constants[field] ?? '',
      error:
        wasSent && missing.includes(field)
          ? `${label} is required because no column contains it.`
          : undefined,
      onChange: (value: string) => onChange({ ...map, constants: { ...map.constants, [field]: value } }),
    };
  };
  return (
    <>
      {fields.length > 0 && (
        <fieldset className="import-all">
          <legend>Same Value for Every Row</legend>
          <p className="part-note">
            {fields.length === 1
              ? 'The file has no column for this field.'
              : 'The file has no columns for these fields.'}
          </p>
          <div className="part-tools">
            {fields.map((field) => {
              if (field === 'salesRep') return <PersonChoice key={field} {...choiceOf(field)} />;
              if (field === 'accountOwner') return <AccountOwnerChoice key={field} {...choiceOf(field)} />;
              return <TextField key={field} maxLength={500} autoComplete="off" {...choiceOf(field)} />;
            })}
          </div>
        </fieldset>
      )}
      <MoreValues {...props} />
    </>
  );
}
