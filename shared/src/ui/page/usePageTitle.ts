import { useEffect } from 'react';

/** Sets the title of the tab, which history and bookmarks also show. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Galley`;
  }, [title]);
}
