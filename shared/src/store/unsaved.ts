const unsaved = new Set<string>();
const waiting = new Set<() => void>();

/** The browser asks whether to leave the page. Only a listener that is there for a reason leaves it its cache for Back. */
const ask = (event: Event) => event.preventDefault();

/** Says that a form has, or no longer has, input that leaving the page would lose (VER-01). */
export function markUnsaved(id: string, isUnsaved: boolean): void {
  const had = unsaved.size > 0;
  if (isUnsaved) unsaved.add(id);
  else unsaved.delete(id);
  if (unsaved.size > 0) globalThis.addEventListener('beforeunload', ask);
  else globalThis.removeEventListener('beforeunload', ask);
  if (!had || unsaved.size > 0) return;
  const told = [...waiting];
  waiting.clear();
  for (const tell of told) tell();
}

/** Whether leaving the page now would lose somebody's input. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** The person has chosen already: the browser need not ask again. */
export const leaveUnsaved = (): void => globalThis.removeEventListener('beforeunload', ask);

/** Calls once, as soon as nothing is unsaved: at once when that is now. @returns a way not to be called */
export function whenSaved(call: () => void): () => void {
  if (unsaved.size === 0) call();
  else waiting.add(call);
  return () => void waiting.delete(call);
}
