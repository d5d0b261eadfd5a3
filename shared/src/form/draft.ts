import { isSent, postponeDraft, settleDraft } from '../store/drafts.ts';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clearDraft, draftKey, galley, readDraft, writeDraft, type Dialog } from '../store/index.ts';

const WRITE_AFTER_MS = 250;

/** The store's dialog that opened a form; undefined for a form opened another way. */
export const dialogOf = (dialog: object): Dialog | undefined =>
  'name' in dialog ? (dialog as Dialog) : undefined;

/** The draft's key, which contains the employee's id. It stays the same if the session ends before the form closes. */
export const useDraftKey = (form: string): string => {
  const [key] = useState(() => draftKey(galley.getState().session?.employeeUid ?? '', form));
  return key;
};

/** @returns a function that saves the form's values as its draft after a pause, or when the form or page closes */
function useDraftWriter(key: string, dialog: Dialog | undefined) {
  const [keep] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** @param values undefined: nothing is unsaved anymore */
    return (values: unknown) => {
      if (isSent(key)) return;
      clearTimeout(timer);
      postponeDraft(key, () => (values === undefined ? clearDraft(key) : writeDraft(key, values, dialog)));
      timer = setTimeout(() => settleDraft(key), WRITE_AFTER_MS);
    };
  });
  useEffect(() => {
    const settle = () => settleDraft(key);
    // A reload doesn't wait for the pause.
    globalThis.addEventListener('pagehide', settle);
    return () => {
      // Another release can render the form again and then reads the draft. Saved or discarded input is no longer pending.
      settle();
      globalThis.removeEventListener('pagehide', settle);
    };
  }, [key]);
  return keep;
}

/**
 * Keeps the form's input as a draft on this device, beyond the session and a reload, until `clearDraft`.
 * @param isRestored the form began with a draft: without changes it still has unsaved input
 */
export function useKeepDraft<T extends FieldValues>(
  key: string,
  { subscribe }: UseFormReturn<T>,
  { dialog, isRestored }: { dialog: Dialog | undefined; isRestored: boolean },
): void {
  const keep = useDraftWriter(key, dialog);
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        // If the user deleted the input again, nothing is unsaved, so the draft is removed.
        callback: ({ values, isDirty }) => keep(isDirty === true || isRestored ? values : undefined),
      }),
    [keep, subscribe, isRestored],
  );
}

/** The draft of a form that does not use `useRecordForm`: its values when the form opened, and how to write and clear it. */
export function useDraft<T>(form: string, dialog: Dialog) {
  const key = useDraftKey(form);
  const [restored] = useState(() => readDraft(key) as T | undefined);
  const keep: (values: T | undefined) => void = useDraftWriter(key, dialog);
  return { restored, keep, clear: () => clearDraft(key) };
}
