import { useEffect } from 'react';

/** Sets the title of the tab, which history and bookmarks show, too. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Galley`;
  }, [title]);
}
