import type { ReactNode } from 'react';
import { LeftToDoPlace } from '../setup/LeftToDoPlace.tsx';
import { FilterBar } from './FilterBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

/** Header, filter and footer around every screen. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <div className="shell">
    <a className="skip-link" href="#main">
      Skip to content
    </a>
    <Header />
    <FilterBar />
    <LeftToDoPlace />
    <div className="shell-screen">{children}</div>
    <Footer />
    <ScrollToTop />
  </div>
);
