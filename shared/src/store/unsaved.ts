const unsaved = new Set<string>();
const waiting = new Set<() => void>();

/** Makes the browser ask before it leaves the page. Added only when needed: a page with this listener gets no back/forward cache. */
const ask = (event: Event) => event.preventDefault();

/** Records whether a form has input that leaving the page would lose (VER-01). */
export function markUnsaved(id: string, isUnsaved: boolean): void {
  const had = unsaved.size > 0;
  if (isUnsaved) unsaved.add(id);
  else unsaved.delete(id);
  if (unsaved.size > 0) globalThis.addEventListener('beforeunload', ask);
  else globalThis.removeEventListener('beforeunload', ask);
  if (!had || unsaved.size > 0) return;
  const callbacks = [...waiting];
  waiting.clear();
  for (const tell of callbacks) tell();
}

/** Whether leaving the page now would lose input. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Lets the user leave the page without a question, because they have already answered one. */
export const allowUnload = (): void => globalThis.removeEventListener('beforeunload', ask);

/** Calls back once, as soon as nothing is unsaved, possibly at once. @returns a cancel function */
export function whenSaved(call: () => void): () => void {
  if (unsaved.size === 0) call();
  else waiting.add(call);
  return () => void waiting.delete(call);
}
