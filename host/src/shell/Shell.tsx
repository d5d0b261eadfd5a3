import type { ReactNode } from 'react';
import { FilterBar } from './FilterBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

interface Props {
  /** Content above the screen. */
  notice: ReactNode;
  children: ReactNode;
}

/** Header, filter and footer around every screen. */
export const Shell = ({ notice, children }: Props) => (
  <div className="shell">
    <a className="skip-link" href="#main">
      Skip to content
    </a>
    <Header />
    <FilterBar />
    {notice}
    <div className="shell-screen">{children}</div>
    <Footer />
    <ScrollToTop />
  </div>
);
