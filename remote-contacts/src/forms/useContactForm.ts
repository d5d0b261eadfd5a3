import type { Problem } from '@galley/shared/contract/common';
import type { Contact, ContactSaveResponse } from '@galley/shared/contract/contacts';
import { clearDraft, readDraft, resolverOf, showProblem, useForm, useKeepDraft } from '@galley/shared/form';
import { outbox, type Selection } from '@galley/shared/http';
import type { DialogOf } from '@galley/shared/store';
import { notify } from '@galley/shared/ui';
import { useEffect, useState } from 'react';
import { contactChange, EMAIL_IN_USE } from '../changes/contactChange.ts';
import { fieldOf, formFaults, initialValues, type ContactValues } from './contactValues.ts';

interface Conflict {
  problem: Problem;
  theirs: ContactValues;
}

interface Parts {
  dialog: DialogOf<'contact'>;
  selection: Selection;
  initial: ContactValues;
  onClose: () => void;
}

const isEmailInUse = (problem: Problem | undefined) =>
  problem?.errors?.some(({ message }) => message === EMAIL_IN_USE) === true;

/** The state of a contact form, and what saving it does. */
export function useContactForm({ dialog, selection, initial, onClose }: Parts) {
  const { draft, problem: before } = dialog;
  const draftKey = `contact.${draft.IndividualId === 0 ? 'new' : draft.IndividualId}`;
  // What came back refused, or what was being entered when the page went away.
  const [input] = useState(() => (dialog.input ?? readDraft(draftKey)) as ContactValues | undefined);
  const [isRestored, setRestored] = useState(input !== undefined);
  const [alert, setAlert] = useState(before?.detail);
  const [conflict, setConflict] = useState<Conflict>();
  const [first] = useState(initial);
  const form = useForm<ContactValues>({
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
  function answered({ Success, Contact: saved }: ContactSaveResponse): void {
    if (!Success) return notify.failure('Failed to update contact');
    finish();
    notify.success(draft.IndividualId === 0 ? 'Contact Added!' : 'Contact Updated!');
    if (saved) dialog.onSaved?.(saved);
  }
  function refused(problem: Problem | undefined): void {
    const rest = showProblem(form, problem, fieldOf);
    if (isEmailInUse(problem)) return;
    notify.failure('Failed to update contact');
    const current = problem?.current as Contact | undefined;
    if (problem !== undefined && current !== undefined) {
      setConflict({ problem, theirs: initialValues(current, current.Associations) });
    } else {
      setAlert(rest ?? 'The contact could not be saved.');
    }
  }
  async function send(values: ContactValues): Promise<void> {
    setAlert(undefined);
    const { id, outcome } = outbox.submit<ContactSaveResponse>(contactChange({ draft, values, selection }));
    const result = await outcome;
    if (result.kind === 'answered') answered(result.answer);
    if (result.kind === 'waiting') {
      finish();
      notify.info('No connection: the contact is kept here and saved when the network returns.');
    }
    if (result.kind === 'refused') {
      // The form still holds the input, so the outbox need not.
      outbox.withdraw(id);
      refused(result.error.problem);
    }
  }
  const save = () => void form.handleSubmit(send)();
  return {
    form,
    draftKey,
    first,
    save,
    alert,
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
