import type { LiveChange } from '../contract/live.ts';

const NAME = 'galley-live';

/** What colleagues have changed; null: it may be anything. */
export type ColleaguesChanges = readonly LiveChange[] | null;

/** Tells the forms of this page. */
export const tellChanges = (changes: ColleaguesChanges): void =>
  void globalThis.dispatchEvent(new CustomEvent(NAME, { detail: changes }));

/** Calls for what colleagues change. @returns the end */
export function onChanges(call: (changes: ColleaguesChanges) => void): () => void {
  const hear = (event: Event) => call((event as CustomEvent<ColleaguesChanges>).detail);
  globalThis.addEventListener(NAME, hear);
  return () => globalThis.removeEventListener(NAME, hear);
}
