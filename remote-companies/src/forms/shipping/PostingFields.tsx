import { SelectField } from '@galley/shared/form';
import { useQuery } from '@galley/shared/http';
import { useState } from 'react';
import { postingCompaniesQuery } from '../../http/shipping.ts';
import { NO_ADDRESS, valuesOf, type AddressValues } from '../../changes/addressValues.ts';

const named = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
/** The value of a select without a choice. */
const NOTHING = '0';
const chosen = (value: string) => (value === NOTHING ? '' : value);

/** Branch company, then state, then company: each narrows the next, and the last provides the address (SHIP-02). */
export function PostingFields({ onChoose }: { onChoose: (address: AddressValues) => void }) {
  const { data, isLoadingError } = useQuery(postingCompaniesQuery());
  const [master, setMaster] = useState('');
  const [state, setState] = useState('');
  const [place, setPlace] = useState(0);
  const states = data?.MasterCompanyStates.filter(({ masterCompanyName }) => masterCompanyName === master);
  const branches = (data?.MasterCompanyBranches ?? []).filter(
    (branch) => branch.masterCompanyName === master && branch.state === state,
  );
  const toMaster = (value: string) => {
    setMaster(chosen(value));
    toState(NOTHING);
  };
  const toState = (value: string) => {
    setState(chosen(value));
    setPlace(0);
    onChoose(NO_ADDRESS);
  };
  const toBranch = (value: string) => {
    setPlace(Number(value));
    const branch = branches[Number(value) - 1];
    onChoose(branch === undefined ? NO_ADDRESS : valuesOf({ ...branch, name: branch.companyName }));
  };
  return (
    <div className="form-grid">
      <SelectField
        label="Branch Company"
        value={master || 0}
        empty="Select..."
        options={named((data?.MasterCompanies ?? []).map(({ masterCompanyName }) => masterCompanyName))}
        isFailed={isLoadingError}
        onChange={toMaster}
      />
      <SelectField
        label="Branch State"
        value={state || 0}
        empty="Select..."
        options={named((states ?? []).map((one) => one.state))}
        disabled={master === ''}
        onChange={toState}
      />
      <SelectField
        label="Company"
        value={place}
        empty="Select..."
        // Two branches may have the same name, so the place in the list tells them apart.
        options={branches.map(({ companyName, city }, index) => ({
          value: index + 1,
          label: [companyName, city].filter(Boolean).join(', '),
        }))}
        disabled={state === ''}
        onChange={toBranch}
      />
    </div>
  );
}
