import { appConfig } from '@galley/shared/store';
import { screens } from '../federation/screens/screens.ts';
import { currentYear } from './footerTexts.ts';
import { VersionPanel } from './VersionPanel.tsx';

/** Copyright, social links, version (SHELL-07). */
export const Footer = () => (
  <footer className="app-footer">
    <span>© {currentYear()} Galley</span>
    {appConfig().social.map(({ label, url }) => (
      <a key={url} href={url} target="_blank" rel="noopener noreferrer">
        {label}
      </a>
    ))}
    <VersionPanel loaded={screens.loaded} />
  </footer>
);
