import type { AssociationRequest } from '@galley/server/contacts/associations/contract';
import { addAssociation } from '@galley/server/contacts/rules/contactRules';
import type { UseFormReturn } from '@galley/shared/form';
import { useState } from 'react';
import { RequestList } from '../requests/RequestList.tsx';
import type { ContactValues } from '../changes/contactValues.ts';

interface Props {
  form: UseFormReturn<ContactValues>;
  /** The requests about the contact when the form was opened. */
  requests: readonly AssociationRequest[];
}

/** Others' requests about the edited contact. An acceptance is saved at once, and the form continues with it. */
export function RequestFields({ form: { getValues, setValue }, requests }: Props) {
  const [waiting, setWaiting] = useState(() => requests.filter(({ CanDecide }) => CanDecide));
  if (waiting.length === 0) return null;
  const decided = (
    { RequestId, CompanyId, CompanyName }: AssociationRequest,
    version: number | undefined,
  ) => {
    setWaiting((before) => before.filter((one) => one.RequestId !== RequestId));
    if (version === undefined) return;
    const company = { value: CompanyId, label: CompanyName, IsAssociated: false };
    setValue('companies', addAssociation(getValues('companies'), company));
    // What somebody else has saved meanwhile must still cause a conflict.
    if (getValues('version') === version - 1) setValue('version', version);
  };
  return (
    <div className="form-associations">
      <p className="field-label">Requests:</p>
      <RequestList requests={waiting} onDecided={decided} />
    </div>
  );
}
