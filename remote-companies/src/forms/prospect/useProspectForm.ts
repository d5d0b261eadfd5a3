import type { Company } from '@galley/server/companies/contract';
import type { Option, Problem } from '@galley/shared/contract/common';
import type { ProspectSaveResponse } from '@galley/server/companies/prospects/contract';
import { DUPLICATE_COMPANY } from '@galley/server/companies/rules/prospectRules';
import type { Selection } from '@galley/shared/domain/selection';
import { useRecordForm } from '@galley/shared/form';
import { queryClient, showCounts, trendGroupsQuery } from '@galley/shared/http';
import type { DialogOf } from '@galley/shared/store';
import { notify } from '@galley/shared/ui';
import { useState } from 'react';
import { companyContactsQuery, readCompany, type OwnerProof } from '../../http/prospects.ts';
import { withProspect } from '../../changes/options.ts';
import { prospectChange } from '../../changes/prospectChange.ts';
import {
  fieldOf,
  formFaults,
  initialValues,
  type Options,
  type ProspectValues,
} from '../../changes/prospectValues.ts';

export interface FormProps {
  dialog: DialogOf<'companies/edit'>;
  options: Options;
  selection: Selection;
  initial: ProspectValues;
  onClose: () => void;
}

const has = (problem: Problem | undefined, part: { field?: string; message?: string }) =>
  problem?.errors?.some(({ field, message }) => field === part.field || message === part.message) === true;

/** Contacts of other account owners are added only once somebody there accepts. */
const requestedText = (contacts: readonly Option[]) =>
  `Requested: ${contacts.map(({ label }) => label).join(', ')}. You’ll see the answer on the company’s card.`;

/** PROS-09: updates the header's filter and count before they are refetched. */
function showSaved({ Customer, UnfilteredCount }: ProspectSaveResponse, selection: Selection): void {
  if (Customer !== null) {
    queryClient.setQueryData(trendGroupsQuery().queryKey, (known) => known && withProspect(known, Customer));
  }
  showCounts(selection, { CompanyCount: UnfilteredCount });
}

/** The state of a prospect form, and its save. */
export function useProspectForm({ dialog, options, selection, initial, onClose }: FormProps) {
  const { draft } = dialog;
  const id = draft.CustomerID;
  // Not among the values, because those are stored in the browser.
  const [proof, setProof] = useState<OwnerProof>();
  const state = useRecordForm<ProspectValues, ProspectSaveResponse>({
    noun: 'prospect',
    draftKey: `prospect.${id === 0 ? 'new' : id}`,
    dialog,
    initial,
    faultsOf: formFaults,
    fieldOf,
    changeOf: (values) => prospectChange({ draft, values, selection, proof: proof?.token ?? '' }),
    // Prescribed in this spelling (PROS-08).
    failure: 'Failed to update propsect',
    onSaved: (answer) => {
      notify.success(id === 0 ? 'Prospect Added!' : 'Prospect Updated!');
      if (answer.Requested !== undefined) notify.info(requestedText(answer.Requested));
      showSaved(answer, selection);
    },
    onRefused: (problem) => {
      // The proof was valid for ten minutes.
      if (has(problem, { field: 'AccountOwnerProof' })) setProof(undefined);
      return has(problem, { message: DUPLICATE_COMPANY });
    },
    live: id > 0 ? { topic: 'companies', id, read: () => readCompany(id) } : undefined,
    latestValuesOf: async (current, first) => {
      const contacts = await queryClient
        .fetchQuery({ ...companyContactsQuery(id), staleTime: 0 })
        .catch(() => first.contacts);
      return initialValues(current as Company, { options, selection, contacts });
    },
    onClose,
  });
  return { state, proof, setProof };
}
