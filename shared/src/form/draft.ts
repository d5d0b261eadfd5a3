import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { galley } from '../store/index.ts';

const WRITE_AFTER_MS = 250;

/** Of one person: the next one at the browser does not see it. Asked once: the session may end before the form does. */
export const storageKeyOf = (key: string) =>
  `galley.draft.${galley.getState().session?.employeeUid ?? ''}.${key}`;

/**
 * What is on its way to the server. The outbox keeps it, so that a second copy would come back as unsaved after a
 * reload; a form that another release draws anew still finds it here.
 */
const sent = new Map<string, unknown>();

/** What is about to be kept, by its key: done a moment after the last change, or when there is no moment left. Undefined: nothing. */
const pending = new Map<string, unknown>();

/** What was entered into a form and neither saved nor discarded, else undefined. */
export function readDraft(storageKey: string): unknown {
  if (sent.has(storageKey)) return sent.get(storageKey);
  // The form of another release begins before the one whose place it takes has ended.
  if (pending.has(storageKey)) return pending.get(storageKey);
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(storageKey: string, values: unknown): void {
  sent.delete(storageKey);
  localStorage.setItem(storageKey, JSON.stringify(values));
}

export function clearDraft(storageKey: string): void {
  pending.delete(storageKey);
  sent.delete(storageKey);
  localStorage.removeItem(storageKey);
}

/** The outbox has it: nothing is kept here until `writeDraft` or `clearDraft`. */
export function sendDraft(storageKey: string, values: unknown): void {
  clearDraft(storageKey);
  sent.set(storageKey, values);
}

/**
 * Keeps what is being entered in this browser, over an accidental close or reload, until `clearDraft`.
 * @param isRestored the form began with a draft: back at its beginning, that is what is kept
 */
export function useKeepDraft<T extends FieldValues>(
  storageKey: string,
  { subscribe }: UseFormReturn<T>,
  isRestored: boolean,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      if (!pending.has(storageKey)) return;
      const values = pending.get(storageKey);
      pending.delete(storageKey);
      if (values === undefined) clearDraft(storageKey);
      else writeDraft(storageKey, values);
    };
    const unsubscribe = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (sent.has(storageKey)) return;
        clearTimeout(timer);
        // Begun anew or deleted again, what was kept, or on its way to be, is not meant any more.
        pending.set(storageKey, isDirty === true || isRestored ? values : undefined);
        timer = setTimeout(write, WRITE_AFTER_MS);
      },
    });
    // A reload gives no time to wait.
    globalThis.addEventListener('pagehide', write);
    return () => {
      // Another release may be drawing the form anew. What was saved or discarded is not pending any more.
      write();
      unsubscribe();
      globalThis.removeEventListener('pagehide', write);
    };
  }, [storageKey, subscribe, isRestored]);
}
