import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { galley } from '../store/index.ts';

const WRITE_AFTER_MS = 250;

/** Of one person: the next one at the browser does not see it. Asked once: the session may end before the form does. */
export const storageKeyOf = (key: string) =>
  `galley.draft.${galley.getState().session?.employeeUid ?? ''}.${key}`;

/** What was entered into a form and neither saved nor discarded, else undefined. */
export function readDraft(storageKey: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export const writeDraft = (storageKey: string, values: unknown): void =>
  localStorage.setItem(storageKey, JSON.stringify(values));

/** What is about to be kept, by its key: done a moment after the last change, or when there is no moment left. */
const pending = new Map<string, () => void>();

export function clearDraft(storageKey: string): void {
  pending.delete(storageKey);
  localStorage.removeItem(storageKey);
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
      pending.get(storageKey)?.();
      pending.delete(storageKey);
    };
    const unsubscribe = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer);
        // Begun anew or deleted again, what was kept, or on its way to be, is not meant any more.
        pending.set(
          storageKey,
          isDirty === true || isRestored
            ? () => writeDraft(storageKey, values)
            : () => clearDraft(storageKey),
        );
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
