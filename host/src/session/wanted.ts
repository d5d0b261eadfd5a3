const KEY = 'galley-wanted';
/** Where everybody lands after signing in (ACT-01). */
const LANDING = '/activities';

/** Keeps the address that was asked for, for this tab, until somebody signs in (AUTH-05). */
export const rememberWanted = (url: string): void => sessionStorage.setItem(KEY, url);

/** The address to go to after signing in; asked for once. */
export function takeWanted(): string {
  const wanted = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return wanted?.startsWith('/') === true && !wanted.startsWith('//') ? wanted : LANDING;
}
