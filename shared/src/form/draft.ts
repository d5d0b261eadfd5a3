import { isSent, postponeDraft, settleDraft } from '../store/drafts.ts';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clearDraft, draftKey, galley, readDraft, writeDraft, type Dialog } from '../store/index.ts';

const WRITE_AFTER_MS = 250;

/** The store's dialog that opened a form; undefined for a form that opened in another way. */
export const dialogOf = (dialog: object): Dialog | undefined =>
  'name' in dialog ? (dialog as Dialog) : undefined;

/** The draft's key, with the id of the person. It stays the same when the session ends before the form closes. */
export const useDraftKey = (form: string): string => {
  const [key] = useState(() => draftKey(galley.getState().session?.employeeUid ?? '', form));
  return key;
};

/** @returns a function that writes the form's values as its draft: after a pause, or when the form or the page closes */
function useDraftWriter(key: string, dialog: Dialog | undefined) {
  const [keep] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** @param values undefined: nothing is unsaved any more */
    return (values: unknown) => {
      if (isSent(key)) return;
      clearTimeout(timer);
      postponeDraft(key, () => (values === undefined ? clearDraft(key) : writeDraft(key, values, dialog)));
      timer = setTimeout(() => settleDraft(key), WRITE_AFTER_MS);
    };
  });
  useEffect(() => {
    const settle = () => settleDraft(key);
    // There is no later on a reload.
    globalThis.addEventListener('pagehide', settle);
    return () => {
      // Another release may render the form again, and reads the draft then. What was saved or discarded is no longer pending.
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
        // Input that was deleted again is not unsaved: the draft goes.
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
