import { useEffect } from 'react';

/** Names the browser's tab, and with it the history and bookmarks, after what is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Galley`;
  }, [title]);
}
