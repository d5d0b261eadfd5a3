import type { NamedRecord } from '@galley/server/account/employees/contract';
import { addOwner, removeOwner } from '@galley/server/account/rules/employeeRules';
import { EMPLOYEE_TYPES, type EmployeeType } from '@galley/shared/domain/employeeTypes';
import {
  CheckField,
  FormField,
  MultiPickerField,
  SelectField,
  TextFields,
  type UseFormReturn,
} from '@galley/shared/form';
import { useQuery } from '@galley/shared/http';
import { setupQuery } from '../setup/setupCalls.ts';
import type { EmployeeValues } from './employeeValues.ts';

const TEXTS = [
  { name: 'first', label: 'First Name', maxLength: 80, required: true },
  { name: 'last', label: 'Last Name', maxLength: 80, required: true },
  { name: 'email', label: 'Email', maxLength: 254, required: true, inputMode: 'email' },
  { name: 'phone', label: 'Phone', maxLength: 50, inputMode: 'tel' },
] as const;

type Owners = EmployeeValues['owners'];

/** The selected account owners; the default stays as long as it is one of them. */
function chosenOwners(before: Owners, chosen: readonly { value: number; label: string }[]): Owners {
  const kept = before
    .filter(({ value }) => !chosen.some((one) => one.value === value))
    .reduce((owners, { value }) => removeOwner(owners, value), before);
  return chosen.reduce(
    (owners, { value, label }) => addOwner(owners, { value, label, isDefault: false }),
    kept,
  );
}

interface OwnerProps {
  form: UseFormReturn<EmployeeValues>;
  /** All account owners. */
  all: readonly NamedRecord[];
  /** They couldn't be loaded. */
  isFailed: boolean;
}

function OwnerFields({ form, all, isFailed }: OwnerProps) {
  return (
    <FormField control={form.control} name="owners">
      {({ value: owners, onChange }) => (
        <>
          <MultiPickerField
            label="Account Owners"
            options={all.map(({ ID, Name }) => ({ value: ID, label: Name }))}
            values={owners}
            isFailed={isFailed}
            onChange={(chosen) => onChange(chosenOwners(owners, chosen))}
          />
          {owners.length > 0 && (
            <SelectField
              label="Default Account Owner"
              value={owners.find(({ isDefault }) => isDefault)?.value ?? 0}
              options={owners}
              onChange={(chosen) =>
                onChange(owners.map((one) => ({ ...one, isDefault: one.value === Number(chosen) })))
              }
            />
          )}
        </>
      )}
    </FormField>
  );
}

interface Props extends OwnerProps {
  /** Offers to send an invitation. */
  canInvite: boolean;
}

/** Where the invitation goes while the server has no mail server. */
function WithoutMail() {
  const { data } = useQuery(setupQuery());
  return (
    data?.mail.host === null && (
      <p className="form-note">
        Galley can’t send email yet, so the invitation will be saved as a file in DATA_DIR/outbox.
      </p>
    )
  );
}

/** The fields of an employee, in order (PEOP-02). */
export const EmployeeFields = ({ form, canInvite, all, isFailed }: Props) => (
  <>
    <div className="form-grid">
      <TextFields form={form} fields={TEXTS} />
      <FormField control={form.control} name="type">
        {(field) => (
          <SelectField
            label="Employee Type"
            options={EMPLOYEE_TYPES.map((type) => ({ value: type, label: type }))}
            {...field}
            onChange={(chosen) => field.onChange(chosen as EmployeeType)}
          />
        )}
      </FormField>
      <OwnerFields form={form} all={all} isFailed={isFailed} />
    </div>
    <FormField control={form.control} name="override">
      {({ value, onChange }) => (
        <CheckField label="Can see all companies’ orders" checked={value} onChange={onChange} />
      )}
    </FormField>
    {canInvite && (
      <FormField control={form.control} name="invites">
        {({ value, onChange }) => (
          <>
            <CheckField label="Send an invitation by email" checked={value} onChange={onChange} />
            {value && <WithoutMail />}
          </>
        )}
      </FormField>
    )}
  </>
);
