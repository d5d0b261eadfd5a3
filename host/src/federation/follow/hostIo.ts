import { allowUnload } from '@galley/shared/host';

/** The server's name of it is in server/src/web/pages.ts. It names a release, which everybody may know, and nobody. */
const COOKIE = 'galley-host';
const KEPT_S = 30 * 86_400;
const RELOADED_FOR = 'galley-host-reloaded-for';

/** What the page of a host does to the browser. */
export const hostIo = {
  ask(release: string | null): void {
    const hasCookie = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${COOKIE}=`));
    if (release === null && !hasCookie) return;
    const scope = `Path=/; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`;
    document.cookie = `${COOKIE}=${release ?? ''}; Max-Age=${release === null ? 0 : KEPT_S}; ${scope}`;
  },
  hasReloaded: (mark: string): boolean => sessionStorage.getItem(RELOADED_FOR) === mark,
  /** Nothing is unsaved, or the person has chosen. */
  reload(mark: string): void {
    sessionStorage.setItem(RELOADED_FOR, mark);
    allowUnload();
    location.reload();
  },
};
