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
    // Requested again on the next page.
  }
}

/** Whether setup is done or dismissed for this user, as far as this browser knows. */
export const isSetupHidden = (): boolean => read() === OVER;

/** The panel's height when this browser last showed it, in pixels; 0 if never. It reserves the space, so that nothing jumps. */
export const storedPanelHeight = (): number => Number.parseInt(read() ?? '', 10) || 0;

/** The estimated height of the list of seven steps, with its margins, in a window of this width. */
function estimated(width: number): number {
  if (width < PHONE) return ON_PHONE;
  const columns = Math.floor((width - 42) / 274);
  return 82 + 47 * Math.ceil(7 / columns);
}

/** A user who has just set up Galley sees the list next. */
export const storeEstimatedHeight = (): void => note(String(estimated(globalThis.innerWidth)));

export const hideSetup = (): void => note(OVER);
export const storePanelHeight = (height: number): void => note(String(height));
