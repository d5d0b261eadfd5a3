const unsaved = new Set<string>();

/** Says that a form has, or no longer has, input that leaving the page would lose (VER-01). */
export function markUnsaved(id: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(id);
  else unsaved.delete(id);
}

/** Whether leaving the page now would lose somebody's input. */
export const hasUnsaved = (): boolean => unsaved.size > 0;
