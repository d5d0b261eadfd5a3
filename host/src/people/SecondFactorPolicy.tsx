import type { SecondFactorPolicy as Policy } from '@galley/server/account/secondFactor/contract';
import { EMPLOYEE_TYPES, type EmployeeType } from '@galley/shared/domain/employeeTypes';
import { CheckField } from '@galley/shared/form';
import { responseOf, newKey, queryClient, queryOptions, request, useQuery } from '@galley/shared/http';
import { Button, notify } from '@galley/shared/ui';
import { useState } from 'react';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { reasonOf } from '../shell/reasonOf.ts';
import { PEOPLE_KEY } from './peopleCalls.ts';

const PATH = '/v1/settings/second-factor';

/** Call 283. */
const policyQuery = () =>
  queryOptions({
    queryKey: [PEOPLE_KEY, 'secondFactor'],
    queryFn: responseOf<Policy>({ path: PATH }),
  });

/** Call 284. */
const savePolicy = (EmployeeTypes: EmployeeType[]) =>
  request<Policy>({ method: 'PUT', path: PATH, body: { EmployeeTypes }, key: newKey() });

/** The employee types that must use two-step verification (FACT-08). */
export function SecondFactorPolicy() {
  const query = useQuery(policyQuery());
  const { data: policy } = query;
  const [chosen, setChosen] = useState<readonly EmployeeType[]>();
  const [isSaving, setSaving] = useState(false);
  if (policy === undefined)
    return <NotLoaded query={query} failure="The two-step verification settings could not be loaded." />;
  const required = chosen ?? policy.EmployeeTypes;
  async function save() {
    setSaving(true);
    try {
      await savePolicy(EMPLOYEE_TYPES.filter((type) => required.includes(type)));
      notify.success('Two-step verification settings saved');
      await queryClient.invalidateQueries({ queryKey: [PEOPLE_KEY] });
      setChosen(undefined);
    } catch (error) {
      notify.failure(reasonOf(error));
    }
    setSaving(false);
  }
  return (
    <div className="security-part">
      <fieldset>
        <legend>Require Two-Step Verification For</legend>
        {EMPLOYEE_TYPES.map((type) => (
          <CheckField
            key={type}
            label={type}
            checked={required.includes(type)}
            onChange={(isChecked) =>
              setChosen(isChecked ? [...required, type] : required.filter((other) => other !== type))
            }
          />
        ))}
      </fieldset>
      <p className="part-note">
        Employees of the selected types who haven’t set it up must add an authenticator app or a passkey at
        their next sign-in.
      </p>
      <div className="account-actions">
        <Button look="primary" disabled={isSaving} onClick={() => void save()}>
          Save
        </Button>
      </div>
    </div>
  );
}
