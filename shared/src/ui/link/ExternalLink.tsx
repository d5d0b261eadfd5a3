import type { ReactNode } from 'react';

/** A button-like link to an external form, in a new tab; one that is not configured is shown disabled, with the reason. */
export const ExternalLink = ({ href, children }: { href: string | null; children: ReactNode }) =>
  href === null ? (
    <button type="button" className="btn" disabled title="Not configured">
      {children}
    </button>
  ) : (
    <a className="btn" href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
