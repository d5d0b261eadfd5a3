import { DUPLICATE_COMPANY } from '@galley/server/companies/rules/prospectRules';
import type { Selection } from '@galley/shared/domain/selection';
import { type NewChange } from '@galley/shared/http';
import type { ProspectDraft } from '../../dialogs.ts';
import { PROSPECT_REFRESHES, saveProspectCall } from '../http/prospects.ts';
import { payloadOf, type ProspectValues } from './prospectValues.ts';

interface Saved {
  draft: ProspectDraft;
  values: ProspectValues;
  selection: Selection;
  /** The proof of the account owner password; empty: none. */
  proof: string;
}

/** A saved form as a change for the outbox. */
export function prospectChange({ draft, values, selection, proof }: Saved): NewChange {
  const id = draft.CustomerID;
  return {
    label: `${id > 0 ? 'Prospect' : 'New prospect'}: ${values.name}`,
    ...(id > 0 ? { record: `company/${id}`, effect: effectOf(values) } : {}),
    call: saveProspectCall(payloadOf(id, values, selection, proof)),
    reopen: { name: 'companies/edit', draft, input: values },
    refusedBy: { flag: 'DuplicateCompany', field: 'Company', message: DUPLICATE_COMPANY },
    refreshes: PROSPECT_REFRESHES,
  };
}

/** The fields of an unconfirmed save as a card shows them. */
const effectOf = ({ name, parent, address1, address2, city, state, zip, url, phone }: ProspectValues) => ({
  CompanyName: name,
  CustomerDisplayName: name,
  ...(parent === null ? {} : { TrendGroupName: parent.label }),
  CompanyAddress: address1,
  CompanyAddress2: address2,
  CompanyCity: city,
  CompanyState: state,
  CompanyZip: zip,
  WhiteLabelUrl: url,
  CompanyPhone: phone,
});
