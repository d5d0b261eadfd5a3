import { allowUnload } from '@galley/shared/host';

/** The server defines the name in server/src/web/pages.ts. The cookie contains a release, which isn't secret, and no user. */
const COOKIE = 'galley-host';
const KEPT_S = 30 * 86_400;
const RELOADED_FOR = 'galley-host-reloaded-for';

/** The side effects of a host's page on the browser. */
export const hostIo = {
  ask(release: string | null): void {
    const hasCookie = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${COOKIE}=`));
    if (release === null && !hasCookie) return;
    const scope = `Path=/; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`;
    document.cookie = `${COOKIE}=${release ?? ''}; Max-Age=${release === null ? 0 : KEPT_S}; ${scope}`;
  },
  hasReloaded: (mark: string): boolean => sessionStorage.getItem(RELOADED_FOR) === mark,
  /** Called when nothing is unsaved, or when the user has chosen to reload. */
  reload(mark: string): void {
    sessionStorage.setItem(RELOADED_FOR, mark);
    allowUnload();
    location.reload();
  },
};
