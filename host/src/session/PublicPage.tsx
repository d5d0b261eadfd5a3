import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { config } from '../config.ts';
import { currentYear, HOURS } from '../shell/imprint.ts';

/** The frame of the pages that need no session: logo, one card, phone and hours (SHELL-01, SHELL-06). */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Galley`;
  }, [title]);
  return (
    <div className="public-page">
      <header className="public-head">
        <Link to="/" className="logo" aria-label="Galley home">
          Galley
        </Link>
      </header>
      <main className="public-card">
        <h1>{title}</h1>
        {children}
      </main>
      <footer className="public-foot">
        {config.phone !== '' && <a href={`tel:${config.phone}`}>{config.phone}</a>} <span>{HOURS}</span>
        <span>
          © {currentYear()} Galley · Version {config.version}
        </span>
      </footer>
    </div>
  );
}
