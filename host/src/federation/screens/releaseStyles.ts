import { forms } from './formStore.ts';
import { isTarget } from '../loading/loadScreen.ts';
import { screens } from './screens.ts';
import { removeSheets } from '../files/styleSheets.ts';

/** The containers whose screens and forms are rendered, once for each. */
const rendered: string[] = [];

/** Keeps a release's style sheets while it is wanted, loaded or rendered, and removes them afterwards. */
export function sweepStyles(): void {
  const used = new Set([...rendered, ...screens.containers(), ...forms.containers()]);
  removeSheets((container) => used.has(container) || isTarget(container));
}

/** To be called when something of a release is rendered. @returns to be called when it no longer is */
export function keepStyles(container: string): () => void {
  rendered.push(container);
  sweepStyles();
  return () => {
    rendered.splice(rendered.indexOf(container), 1);
    sweepStyles();
  };
}
