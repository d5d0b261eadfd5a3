import { sendDraft } from '../store/drafts.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm, type DefaultValues, type Path, type PathValue } from 'react-hook-form';
import type { Problem } from '../contract/common.ts';
import type { NewChange } from '../http/change.ts';
import type { Outcome } from '../http/createOutbox.ts';
import { outbox } from '../http/outbox.ts';
import { useDialogSteps } from '../ui/steps/dialogSteps.ts';
import { notify } from '../ui/toast/notify.ts';
import { clearDraft, galley, writeDraft } from '../store/index.ts';
import { dialogOf, useDraftKey, useKeepDraft } from './draft.ts';
import { resolverOf, showProblem, type FieldError } from './faults.ts';
import type { LiveRecord, RecordValues } from './recordValues.ts';
import { useReturnedInput, type ReturnedInput } from './useReturnedInput.ts';

interface Parts<T extends RecordValues, Answer extends { Success: boolean }> {
  /** The name of the record in messages: 'activity'. */
  noun: string;
  /** The key of the draft in this browser, one per record. */
  draftKey: string;
  /** What opened the form. After a refused or withdrawn save, contains its input and the server's response. */
  dialog: ReturnedInput & { problem?: Problem };
  initial: T;
  faultsOf: (values: T) => readonly FieldError[];
  /** Maps a field of the call to a field of the form. */
  fieldOf: (field: string) => Path<T> | undefined;
  changeOf: (values: T) => NewChange;
  /** The toast for a failed save. */
  failure: string;
  /** @param isClosed the user has closed the form in the meantime, so don't open anything */
  onSaved: (answer: Answer, isClosed: boolean) => void;
  /** Another form waits for the answer: without a network, the save stays in this form and out of the outbox. */
  isAwaited?: boolean;
  /** @returns true if the messages at the fields are enough: no toast and no conflict dialog */
  onRefused?: (problem: Problem | undefined) => boolean;
  /** The form values of the record as the server has it now. */
  latestValuesOf: (current: unknown, first: T) => T | Promise<T>;
  /** The record, if the open form should follow colleagues' saves (LIVE-10). */
  live?: LiveRecord | undefined;
  onClose: () => void;
}

/** Whether the session ended other than by signing out. */
function endedByItself(): boolean {
  const { ended } = galley.getState();
  return ended === 'expired' || ended === 'misused';
}

/** The state of a form for one record: its draft, saving through the outbox, refusals, and conflicts. */
export function useRecordForm<T extends RecordValues, Answer extends { Success: boolean }>(
  parts: Parts<T, Answer>,
) {
  const { noun, dialog, failure, fieldOf, onClose } = parts;
  const { problem: returnedProblem } = dialog;
  const key = useDraftKey(parts.draftKey);
  const openedBy = dialogOf(dialog);
  const steps = useDialogSteps(openedBy);
  const input = useReturnedInput(dialog, { key, noun, openedBy, onClose }) as T | undefined;
  const [isRestored, setRestored] = useState(input !== undefined);
  const [alert, setAlert] = useState(returnedProblem?.detail);
  const [conflict, setConflict] = useState<{ problem: Problem; theirs: T }>();
  const [first] = useState(parts.initial);
  const form = useForm<T>({
    defaultValues: (input ?? first) as DefaultValues<T>,
    resolver: resolverOf(parts.faultsOf, fieldOf),
    shouldFocusError: false,
  });
  const isSaving = useRef(false);
  /** The outbox has the input, so closing the form loses nothing. */
  const [isSent, setSent] = useState(false);
  const isClosed = useRef(false);
  useKeepDraft(key, form, { dialog: openedBy, isRestored });
  useEffect(() => {
    if (returnedProblem !== undefined) showProblem(form, returnedProblem, fieldOf);
  }, [form, returnedProblem, fieldOf]);

  function finish(): void {
    // After the first time, the draft can belong to another form.
    if (isClosed.current) return;
    isClosed.current = true;
    clearDraft(key);
    onClose();
  }
  function finishWithToast(text: string): void {
    finish();
    notify.info(text);
  }
  function close(): void {
    finish();
    if (isSent) notify.info(`The ${noun} is still being saved.`);
  }
  function beginWith(values: T): void {
    form.reset(values);
    clearDraft(key);
    setRestored(false);
    setAlert(undefined);
    setConflict(undefined);
  }
  const keepDraft = () => writeDraft(key, form.getValues(), openedBy);

  async function showRefusal(problem: Problem | undefined): Promise<void> {
    const rest = showProblem(form, problem, fieldOf);
    if (parts.onRefused?.(problem) === true) return;
    if (problem?.current !== undefined) {
      setConflict({ problem, theirs: await parts.latestValuesOf(problem.current, first) });
      return;
    }
    notify.failure(failure);
    setAlert(rest ?? (problem?.errors ? undefined : `The ${noun} could not be saved.`));
  }
  async function settle(id: string, outcome: Outcome<Answer>): Promise<void> {
    const wasClosed = isClosed.current;
    switch (outcome.kind) {
      case 'answered':
        if (outcome.answer.Success) {
          finish();
          return parts.onSaved(outcome.answer, wasClosed);
        }
        if (!wasClosed) keepDraft();
        return notify.failure(failure);
      case 'waiting':
        if (parts.isAwaited !== true || wasClosed || !outbox.withdraw(id))
          return finishWithToast(
            `Galley can’t reach the server. The ${noun} is kept on this device and will be saved later.`,
          );
        keepDraft();
        return setAlert(`Galley can’t reach the server, so the ${noun} isn’t saved. Save it again later.`);
      case 'refused':
        // A closed form can't show anything: the change stays in the outbox, under 'Unsaved Changes'.
        if (wasClosed) return;
        outbox.withdraw(id);
        keepDraft();
        return showRefusal(outcome.error.problem);
      case 'gone':
        return finishWithToast(`Your changes to the ${noun} were already saved or discarded in another tab.`);
      case 'left':
        // An expired session closed the form. The next session reopens it; only the user sends the input.
        if (!wasClosed && endedByItself() && outbox.withdraw(id)) keepDraft();
        else finish();
    }
  }
  /** @returns undefined if the browser's storage is full: the change isn't sent, and the draft stays */
  function submit(change: NewChange) {
    try {
      return outbox.submit<Answer>(change);
    } catch {
      return undefined;
    }
  }
  async function send(values: T): Promise<void> {
    setAlert(undefined);
    const submitted = submit(parts.changeOf(values));
    if (submitted === undefined) return showRefusal(undefined);
    sendDraft(key, values);
    setSent(true);
    const outcome = await submitted.outcome;
    setSent(false);
    return settle(submitted.id, outcome);
  }
  async function saveOnce(change: Partial<T>): Promise<void> {
    // During a save the buttons are disabled, but Ctrl+Enter isn't.
    if (isSaving.current) return;
    isSaving.current = true;
    for (const [name, value] of Object.entries(change))
      form.setValue(name as Path<T>, value as PathValue<T, Path<T>>);
    await form
      .handleSubmit(send)()
      .finally(() => (isSaving.current = false));
  }
  const saveWith = (change: Partial<T>) => void saveOnce(change);
  const save = () => saveWith({});
  return {
    form,
    first,
    alert,
    save,
    /** Sets these values and saves. Does nothing during a save. */
    saveWith,
    /** Discards the draft and closes the form. A save that was sent goes on. */
    close,
    isSent,
    live: parts.live,
    latestValuesOf: parts.latestValuesOf,
    /** Steps to the forms of the neighboring records. */
    steps,
    isRestored,
    startOver: () => beginWith(first),
    conflict: conflict && {
      ...conflict,
      overwrite: () => {
        form.setValue('version' as Path<T>, conflict.theirs.version as PathValue<T, Path<T>>);
        setConflict(undefined);
        save();
      },
      takeTheirs: () => beginWith(conflict.theirs),
      dismiss: () => setConflict(undefined),
    },
  };
}

export type RecordForm<T extends RecordValues> = ReturnType<typeof useRecordForm<T, { Success: boolean }>>;
