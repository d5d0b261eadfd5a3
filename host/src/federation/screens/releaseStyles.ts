import { forms } from './formStore.ts';
import { isTarget } from '../loading/loadScreen.ts';
import { screens } from './screens.ts';
import { removeSheets } from '../files/styleSheets.ts';

/** The containers of rendered screens and forms, one entry per instance. */
const rendered: string[] = [];

/** Keeps a release's style sheets while it is targeted, loaded or rendered, and removes them afterward. */
export function sweepStyles(): void {
  const used = new Set([...rendered, ...screens.containers(), ...forms.containers()]);
  removeSheets((container) => used.has(container) || isTarget(container));
}

/** Call this when something of a release renders. @returns a function to call when it unmounts */
export function keepStyles(container: string): () => void {
  rendered.push(container);
  sweepStyles();
  return () => {
    rendered.splice(rendered.indexOf(container), 1);
    sweepStyles();
  };
}
