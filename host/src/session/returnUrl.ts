import { galley } from '@galley/shared/store';

const KEY = 'galley-return-url';
/** Where one lands after signing in (ACT-01): what one has chosen (MYD-08), or Activities. */
const landing = () => `/${galley.getState().preferences.start || 'activities'}`;

/** Stores the requested URL for this tab, until somebody signs in (AUTH-05). */
export const rememberReturnUrl = (url: string): void => sessionStorage.setItem(KEY, url);

/** The URL to go to after sign-in. Only the first call after a sign-in gets the stored one. */
export function takeReturnUrl(): string {
  const url = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return url?.startsWith('/') === true && !url.startsWith('//') ? url : landing();
}
