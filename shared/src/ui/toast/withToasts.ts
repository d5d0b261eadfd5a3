import type * as parts from './library.tsx';

/** The library that shows toasts. */
export type Library = typeof parts;

let library: Library | undefined;

/**
 * Loads the toast library when first needed, because no first screen has a toast. Calls before it has loaded keep their order;
 * if it can't be loaded there are no toasts; most only repeat what the screen shows.
 */
export async function withToasts(then: (toasts: Library) => void): Promise<void> {
  try {
    library ??= await import(/* webpackChunkName: "background" */ './library.tsx');
  } catch {
    return;
  }
  then(library);
}
