import { appConfig } from '@galley/shared/store';
import { usePageTitle } from '@galley/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { currentYear, HOURS } from '../shell/footerTexts.ts';

/** The frame of pages without a session: logo, one card, phone and hours (SHELL-01, SHELL-06). */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className="public-page">
      <header className="public-head">
        <Link to="/" className="logo" aria-label="Galley home">
          Galley
        </Link>
        <p className="public-motto">
          <strong>Every call, proof and ship date on one sheet.</strong>
          Activities, companies, contacts, orders and quotes for outdoor advertising printers.
        </p>
      </header>
      <main className="public-card">
        <h1>{title}</h1>
        {children}
      </main>
      <footer className="public-foot">
        {appConfig().phone !== '' && <a href={`tel:${appConfig().phone}`}>{appConfig().phone}</a>}{' '}
        <span>{HOURS}</span>
        <span>
          © {currentYear()} Galley · Version {appConfig().version}
        </span>
      </footer>
    </div>
  );
}
