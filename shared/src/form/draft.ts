import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import {
  clearDraft,
  draftKey,
  galley,
  isSent,
  postponeDraft,
  readDraft,
  settleDraft,
  writeDraft,
  type Dialog,
} from '../store/index.ts';

const WRITE_AFTER_MS = 250;

/** The dialog that a form stands in; in a form that no dialog of the store has opened, of no kind. */
export const dialogOf = (dialog: object): Dialog | undefined =>
  'kind' in dialog ? (dialog as Dialog) : undefined;

/** Of one person. Asked once: the session may end before the form does. */
export const useDraftKey = (form: string): string => {
  const [key] = useState(() => draftKey(galley.getState().session?.employeeUid ?? '', form));
  return key;
};

/** Keeps a moment later what stands in a form, at the latest when the form or the page goes. @returns how to say it */
function useKeeping(key: string, dialog: Dialog | undefined) {
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
    // A reload gives no time to wait.
    globalThis.addEventListener('pagehide', settle);
    return () => {
      // Another release may be rendering the form anew. What was saved or discarded waits no more.
      settle();
      globalThis.removeEventListener('pagehide', settle);
    };
  }, [key]);
  return keep;
}

/**
 * Keeps what is being entered on this device, over the end of the session, a close or a reload, until `clearDraft`.
 * @param isRestored the form began with a draft: back at its beginning, that is what is kept
 */
export function useKeepDraft<T extends FieldValues>(
  key: string,
  { subscribe }: UseFormReturn<T>,
  { dialog, isRestored }: { dialog: Dialog | undefined; isRestored: boolean },
): void {
  const keep = useKeeping(key, dialog);
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        // Begun anew or deleted again, what was kept, or on its way to be, is not meant any more.
        callback: ({ values, isDirty }) => keep(isDirty === true || isRestored ? values : undefined),
      }),
    [keep, subscribe, isRestored],
  );
}

/** The draft of a form that saves in a way of its own: what it begins with, and how it says what stands in it. */
export function useDraft<T>(form: string, dialog: Dialog) {
  const key = useDraftKey(form);
  const [restored] = useState(() => readDraft(key) as T | undefined);
  const keep: (values: T | undefined) => void = useKeeping(key, dialog);
  return { restored, keep, clear: () => clearDraft(key) };
}
