import type { Company } from '@galley/shared/contract/companies';
import type { Problem } from '@galley/shared/contract/common';
import type { ProspectSaveResponse } from '@galley/shared/contract/prospects';
import { DUPLICATE_COMPANY } from '@galley/shared/domain/prospectRules';
import { clearDraft, readDraft, resolverOf, showProblem, useForm, useKeepDraft } from '@galley/shared/form';
import {
  companyContactsQuery,
  countsQuery,
  outbox,
  queryClient,
  trendGroupsQuery,
  type OwnerProof,
  type Selection,
} from '@galley/shared/http';
import type { DialogOf } from '@galley/shared/store';
import { notify } from '@galley/shared/ui';
import { useEffect, useState } from 'react';
import { withProspect } from './options.ts';
import { prospectChange } from './prospectChange.ts';
import { fieldOf, formFaults, initialValues, type Options, type ProspectValues } from './prospectValues.ts';

const FAILURE = 'Failed to update propsect';

interface Conflict {
  problem: Problem;
  theirs: ProspectValues;
}

interface Parts {
  dialog: DialogOf<'prospect'>;
  options: Options;
  selection: Selection;
  initial: ProspectValues;
  onClose: () => void;
}

const has = (problem: Problem | undefined, part: { field?: string; message?: string }) =>
  problem?.errors?.some(({ field, message }) => field === part.field || message === part.message) === true;

/** PROS-09: the lists of the header's filter and the count know it before they are loaded anew. */
function showSaved({ Customer, UnfilteredCount }: ProspectSaveResponse, selection: Selection): void {
  if (Customer !== null) {
    queryClient.setQueryData(trendGroupsQuery().queryKey, (known) => known && withProspect(known, Customer));
  }
  queryClient.setQueryData(
    countsQuery(selection).queryKey,
    (known) => known && { ...known, CompanyCount: UnfilteredCount },
  );
}

/** The state of a prospect form, and what saving it does. */
export function useProspectForm({ dialog, options, selection, initial, onClose }: Parts) {
  const { draft, problem: before } = dialog;
  const id = draft.CustomerID;
  const draftKey = `prospect.${id === 0 ? 'new' : id}`;
  // What came back refused, or what was being entered when the page went away.
  const [input] = useState(() => (dialog.input ?? readDraft(draftKey)) as ProspectValues | undefined);
  const [isRestored, setRestored] = useState(input !== undefined);
  const [alert, setAlert] = useState(before?.detail);
  const [conflict, setConflict] = useState<Conflict>();
  const [first] = useState(initial);
  // Not among the values: those are kept in the browser.
  const [proof, setProof] = useState<OwnerProof>();
  const form = useForm<ProspectValues>({
    defaultValues: input ?? first,
    resolver: resolverOf(formFaults, fieldOf),
    shouldFocusError: false,
  });
  useKeepDraft(draftKey, form);
  useEffect(() => {
    if (before !== undefined) showProblem(form, before, fieldOf);
  }, [form, before]);

  function finish(): void {
    clearDraft(draftKey);
    onClose();
  }
  function answered(answer: ProspectSaveResponse): void {
    if (!answer.Success) return notify.failure(FAILURE);
    finish();
    notify.success(id === 0 ? 'Prospect Added!' : 'Prospect Updated!');
    showSaved(answer, selection);
  }
  async function refused(problem: Problem | undefined): Promise<void> {
    const rest = showProblem(form, problem, fieldOf);
    if (has(problem, { message: DUPLICATE_COMPANY })) return;
    notify.failure(FAILURE);
    // It was good for ten minutes.
    if (has(problem, { field: 'AccountOwnerProof' })) setProof(undefined);
    const current = problem?.current as Company | undefined;
    if (problem === undefined || current === undefined) {
      return setAlert(rest ?? (problem?.errors ? undefined : 'The prospect could not be saved.'));
    }
    const contacts = await queryClient
      .fetchQuery({ ...companyContactsQuery(id), staleTime: 0 })
      .catch(() => first.contacts);
    setConflict({ problem, theirs: initialValues(current, { options, selection, contacts }) });
  }
  async function send(values: ProspectValues): Promise<void> {
    setAlert(undefined);
    const { id: change, outcome } = outbox.submit<ProspectSaveResponse>(
      prospectChange({ draft, values, selection, proof: proof?.token ?? '' }),
    );
    const result = await outcome;
    if (result.kind === 'answered') answered(result.answer);
    if (result.kind === 'waiting') {
      finish();
      notify.info('No connection: the prospect is kept here and saved when the network returns.');
    }
    if (result.kind === 'refused') {
      // The form still holds the input, so the outbox need not.
      outbox.withdraw(change);
      await refused(result.error.problem);
    }
  }
  const save = () => void form.handleSubmit(send)();
  return {
    form,
    draftKey,
    first,
    save,
    alert,
    proof,
    setProof,
    restored: {
      isRestored,
      startOver: () => {
        clearDraft(draftKey);
        form.reset(first);
        setRestored(false);
        setAlert(undefined);
      },
    },
    conflict: conflict && {
      ...conflict,
      overwrite: () => {
        form.setValue('version', conflict.theirs.version);
        setConflict(undefined);
        save();
      },
      takeTheirs: () => {
        clearDraft(draftKey);
        form.reset(conflict.theirs);
        setRestored(false);
        setConflict(undefined);
      },
      dismiss: () => setConflict(undefined),
    },
  };
}
