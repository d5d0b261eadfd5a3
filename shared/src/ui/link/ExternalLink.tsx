import type { ReactNode } from 'react';

/** A button-like link to an external form, in a new tab; nothing if it isn't configured. */
export const ExternalLink = ({ href, children }: { href: string | null; children: ReactNode }) =>
  href !== null && (
    <a className="btn" href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
