import { useLayoutEffect, type ReactNode } from 'react';
import { keepStyles } from './releaseStyles.ts';

/** Wraps everything that a release renders, wherever the page mounts it: the release's styles apply only inside. */
export function ReleaseScope({ container, children }: { container: string; children: ReactNode }) {
  // Together with the screen itself, so that an earlier release's styles disappear in the same frame as its content.
  useLayoutEffect(() => keepStyles(container), [container]);
  return (
    <div className="release-scope" data-release={container}>
      {children}
    </div>
  );
}
