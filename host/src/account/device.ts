import { DEVICE_HEADER } from '@galley/server/account/rules/deviceHeader';

const STORED = 'galley.device';

/** The header by which the server knows this browser (X-Device); empty until the server has sent a value. */
export function deviceHeaders(): Record<string, string> {
  const device = localStorage.getItem(STORED);
  return device === null ? {} : { [DEVICE_HEADER]: device };
}

/** Stores the server's id for this browser, also after signing out. It grants no access by itself. */
export function rememberDevice({ headers }: Response): void {
  const device = headers.get(DEVICE_HEADER);
  if (device === null) return;
  try {
    localStorage.setItem(STORED, device);
  } catch {
    // Storage is full: the server won't recognize this browser.
  }
}
