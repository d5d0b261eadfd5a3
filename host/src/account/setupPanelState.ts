import { employeeUid } from '@galley/shared/http';

const OVER = 'over';
const PHONE = 768;
const ON_PHONE = 326;
const keyOf = () => `galley-setup-${employeeUid()}`;

const read = (): string | null => {
  try {
    return localStorage.getItem(keyOf());
  } catch {
    return null;
  }
};

function note(text: string): void {
  try {
    localStorage.setItem(keyOf(), text);
  } catch {
    // Asked again with the next page.
  }
}

/** Whether this browser knows that nothing is left to do for the person signed in, or that they don't want to see it. */
export const isSetupHidden = (): boolean => read() === OVER;

/** How high the list was when this browser showed it last, in pixels; 0: it never did. So much room is kept for it, and nothing jumps. */
export const storedPanelHeight = (): number => Number.parseInt(read() ?? '', 10) || 0;

/** Of the list with its margins, as its styles place seven steps in a window of this width. */
function estimated(width: number): number {
  if (width < PHONE) return ON_PHONE;
  const columns = Math.floor((width - 42) / 274);
  return 82 + 47 * Math.ceil(7 / columns);
}

/** Whoever has just set Galley up sees the list next. */
export const expectList = (): void => note(String(estimated(globalThis.innerWidth)));

export const hideSetup = (): void => note(OVER);
export const storePanelHeight = (height: number): void => note(String(height));
