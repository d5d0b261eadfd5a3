import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import type { Problem } from '../contract/common.ts';
import type { NewChange } from '../http/change.ts';
import { outbox } from '../http/outbox.ts';
import { notify } from '../ui/toast/notify.ts';
import { clearDraft, galley, readDraft, sendDraft, writeDraft } from '../store/index.ts';
import { dialogOf, useDraftKey, useKeepDraft } from './draft.ts';
import { resolverOf, showProblem, type Fault } from './faults.ts';

/** Values that carry the Version of the record they began with: an old draft must not pass for a new edit. */
export interface RecordValues extends FieldValues {
  version: number | undefined;
}

interface Parts<T extends RecordValues, Answer extends { Success: boolean }> {
  /** What is saved, as the person is told: 'activity'. */
  noun: string;
  /** Where this browser keeps what is neither saved nor discarded: one key for each record. */
  draftKey: string;
  /** What a save that waits or was refused later brings back: the input, and the server's words. */
  dialog: { input?: unknown; problem?: Problem; take?: () => boolean };
  initial: T;
  faultsOf: (values: T) => readonly Fault[];
  /** The form's field for a field of the call. */
  fieldOf: (field: string) => Path<T> | undefined;
  changeOf: (values: T) => NewChange;
  /** The toast of a save that failed. */
  failure: string;
  /** @param isClosed the person has closed the form meanwhile: nothing may open over what they do now */
  onSaved: (answer: Answer, isClosed: boolean) => void;
  /** Something else needs the answer now: a save without a network stays in the form. */
  isAwaited?: boolean;
  /** @returns true when what was said at the fields is enough: no toast */
  onRefused?: (problem: Problem | undefined) => boolean;
  /** What the form would begin with if it were opened on the record as it stands now. */
  theirsOf: (current: unknown, first: T) => T | Promise<T>;
  onClose: () => void;
}

/** The dialogs whose input a form has taken: from then on it is the draft, with what was corrected since. */
const taken = new WeakSet<object>();

/** The state of a form over one record: drafts, saving through the outbox, refusals, and two people saving at once. */
export function useRecordForm<T extends RecordValues, Answer extends { Success: boolean }>(
  parts: Parts<T, Answer>,
) {
  const { noun, dialog, failure, fieldOf, onClose } = parts;
  const before = dialog.problem;
  const key = useDraftKey(parts.draftKey);
  const openedBy = dialogOf(dialog);
  const [input] = useState(
    () => ((taken.has(dialog) ? undefined : dialog.input) ?? readDraft(key)) as T | undefined,
  );
  const [isRestored, setRestored] = useState(input !== undefined);
  const [alert, setAlert] = useState(before?.detail);
  const [conflict, setConflict] = useState<{ problem: Problem; theirs: T }>();
  const [first] = useState(parts.initial);
  const form = useForm<T>({
    defaultValues: (input ?? first) as DefaultValues<T>,
    resolver: resolverOf(parts.faultsOf, fieldOf),
    shouldFocusError: false,
  });
  const isSaving = useRef(false);
  /** What was entered is with the changes: closing the form loses none of it. */
  const [isSent, setSent] = useState(false);
  const isClosed = useRef(false);
  useKeepDraft(key, form, { dialog: openedBy, isRestored });
  useEffect(() => {
    if (before !== undefined) showProblem(form, before, fieldOf);
  }, [form, before, fieldOf]);
  const hold = useEffectEvent(() => {
    if (dialog.input === undefined || taken.has(dialog)) return;
    if (dialog.take?.() !== false) {
      taken.add(dialog);
      return writeDraft(key, dialog.input, openedBy);
    }
    onClose();
    notify.info(`The ${noun} was sent or taken back meanwhile.`);
  });
  useEffect(() => hold(), []);

  function close(): void {
    // The draft may be another form's by now.
    if (isClosed.current) return;
    isClosed.current = true;
    clearDraft(key);
    onClose();
  }
  function leave(): void {
    close();
    if (isSent) notify.info(`The ${noun} is still being saved.`);
  }
  function beginWith(values: T): void {
    form.reset(values);
    clearDraft(key);
    setRestored(false);
    setAlert(undefined);
    setConflict(undefined);
  }
  /** What was sent is the form's again, with what was added meanwhile. */
  const takeBack = () => writeDraft(key, form.getValues(), openedBy);
  async function refused(problem: Problem | undefined): Promise<void> {
    const rest = showProblem(form, problem, fieldOf);
    if (parts.onRefused?.(problem) === true) return;
    if (problem?.current !== undefined) {
      // The dialog that opens says more than a toast, and asks what to do.
      setConflict({ problem, theirs: await parts.theirsOf(problem.current, first) });
      return;
    }
    notify.failure(failure);
    setAlert(rest ?? (problem?.errors ? undefined : `The ${noun} could not be saved.`));
  }
  /** @returns undefined when this browser has no room to keep the change; the draft stays */
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
    if (submitted === undefined) return refused(undefined);
    const { id, outcome } = submitted;
    sendDraft(key, values);
    setSent(true);
    const result = await outcome;
    setSent(false);
    const wasClosed = isClosed.current;
    if (result.kind === 'waiting' && parts.isAwaited === true && !wasClosed && outbox.withdraw(id)) {
      takeBack();
      setAlert(`No connection: the ${noun} is not saved. Save it again when the network returns.`);
    } else if (result.kind === 'waiting') {
      close();
      notify.info(`No connection: the ${noun} is kept here and saved when the network returns.`);
    } else if (result.kind === 'left') {
      // The form has gone with the session, and comes back with the next: nothing is sent before the person sees it again.
      if (!wasClosed && galley.getState().ended === 'expired' && outbox.withdraw(id)) takeBack();
      else close();
    } else if (result.kind === 'gone') {
      close();
      notify.info(`The ${noun} was sent or taken back in another tab.`);
    } else if (result.kind === 'refused') {
      // Without the form, it stays where the person sees it.
      if (wasClosed) return;
      // The form still holds the input, so the outbox need not.
      outbox.withdraw(id);
      takeBack();
      await refused(result.error.problem);
    } else if (result.answer.Success) {
      close();
      parts.onSaved(result.answer, wasClosed);
    } else {
      if (!wasClosed) takeBack();
      notify.failure(failure);
    }
  }
  async function saveOnce(change: Partial<T>): Promise<void> {
    // The buttons are disabled meanwhile, the keyboard is not.
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
    /** Saves with these values; while it is being saved, changes none. */
    saveWith,
    /** Closes it without saving, or while it is being saved. */
    leave,
    isSent,
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
