import { FormField, SelectField, type UseFormReturn } from '@galley/shared/form';
import { accountOwnersQuery, ApiError, useQuery } from '@galley/shared/http';
import { TextField } from '@galley/shared/ui';
import { useState } from 'react';
import type { ProspectDraft } from '../../../dialogs.ts';
import { proveOwnerPassword, type OwnerProof } from '../../http/prospects.ts';
import type { ProspectValues } from '../../changes/prospectValues.ts';

interface Props {
  form: UseFormReturn<ProspectValues>;
  draft: ProspectDraft;
  proof: OwnerProof | undefined;
  onProved: (proof: OwnerProof) => void;
}

/** The account owner, which is locked for an existing prospect until the password has been checked (PROS-06). */
export function OwnerFields({ form, draft, proof, onProved }: Props) {
  const { AccountTypeID = 0, AccountType = '' } = draft;
  const isEdit = draft.CustomerID > 0;
  const { data = [], isLoadingError } = useQuery(accountOwnersQuery());
  const isKnown = AccountTypeID === 0 || data.some(({ value }) => value === AccountTypeID);
  const owners = isKnown ? data : [{ value: AccountTypeID, label: AccountType }, ...data];
  const isLocked = isEdit && proof === undefined;
  return (
    <FormField control={form.control} name="owner">
      {({ value, onChange, error }) => (
        <>
          <SelectField
            label="Account Owner"
            value={value}
            empty="Select..."
            options={owners}
            disabled={isLocked}
            isFailed={isLoadingError}
            error={isLocked ? undefined : error}
            onChange={(chosen) => onChange(Number(chosen))}
          />
          {isEdit && (
            <OwnerPassword
              customerId={draft.CustomerID}
              isProved={!isLocked}
              // Errors about a locked owner are fixed here.
              refusal={isLocked ? error : undefined}
              onProved={(proved) => {
                form.clearErrors('owner');
                onProved(proved);
              }}
            />
          )}
        </>
      )}
    </FormField>
  );
}

const LOCKED = 'Enter this password to change the account owner.';
const UNLOCKED = 'You can change the account owner now.';

interface PasswordProps {
  customerId: number;
  isProved: boolean;
  /** Why the save was refused without the password. */
  refusal: string | undefined;
  onProved: (proof: OwnerProof) => void;
}

/** Checks the password on blur, then clears the field; it's never stored with the form's input. */
function OwnerPassword({ customerId, isProved, refusal, onProved }: PasswordProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const check = async () => {
    if (typed === '') return;
    setTyped('');
    try {
      const proof = await proveOwnerPassword(typed, customerId);
      setError(proof === undefined ? 'This isn’t the account owner password.' : undefined);
      if (proof !== undefined) onProved(proof);
    } catch (failure) {
      const reason = failure instanceof ApiError ? failure.message : undefined;
      setError(reason ?? 'The password could not be checked.');
    }
  };
  return (
    <TextField
      label="Account Owner Password"
      type="password"
      autoComplete="new-password"
      maxLength={200}
      value={typed}
      error={error ?? refusal}
      hint={<span role="status">{isProved ? UNLOCKED : LOCKED}</span>}
      onChange={(text) => {
        setTyped(text);
        setError(undefined);
      }}
      onBlur={() => void check()}
    />
  );
}
