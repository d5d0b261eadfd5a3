import type * as parts from './library.tsx';

/** What shows toasts. */
export type Library = typeof parts;

let library: Library | undefined;

/**
 * Passes on what shows toasts, loaded when first needed: no first screen has a toast. What comes before it has loaded keeps its order;
 * where it cannot be loaded there are no toasts, which only repeat what the screen shows.
 */
export async function withToasts(then: (toasts: Library) => void): Promise<void> {
  try {
    library ??= await import(/* webpackChunkName: "background" */ './library.tsx');
  } catch {
    return;
  }
  then(library);
}
