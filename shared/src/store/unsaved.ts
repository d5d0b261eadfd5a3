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

/** Whether leaving the page now would lose somebody's input. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Lets the page be left without a question: the person has answered one already. */
export const allowUnload = (): void => globalThis.removeEventListener('beforeunload', ask);

/** Calls once, as soon as nothing is unsaved, which may be at once. @returns how to cancel */
export function whenSaved(call: () => void): () => void {
  if (unsaved.size === 0) call();
  else waiting.add(call);
  return () => void waiting.delete(call);
}
