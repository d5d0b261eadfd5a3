import { galley } from '@galley/shared/store';
import { LANDING } from '../landing.ts';

const KEY = 'galley-return-url';
/** Where users land after signing in (ACT-01): the screen that they chose (MYD-08), or the landing screen. */
const landing = () => `/${galley.getState().preferences.start || LANDING}`;

/** Stores the requested URL for this tab, until somebody signs in (AUTH-05). */
export const rememberReturnUrl = (url: string): void => sessionStorage.setItem(KEY, url);

function returnUrl(): string {
  const url = sessionStorage.getItem(KEY);
  return url?.startsWith('/') === true && !url.startsWith('//') ? url : landing();
}

/** The page to go to after sign-in, without its query and hash. */
export const returnPage = (): string => /^\/([a-z-]{1,40})/.exec(returnUrl())?.[1] ?? LANDING;

/** The URL to go to after sign-in. Only the first call after a sign-in gets the stored one. */
export function takeReturnUrl(): string {
  const url = returnUrl();
  sessionStorage.removeItem(KEY);
  return url;
}
