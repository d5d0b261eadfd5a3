import { useLocation } from '@galley/shared/ui';
import { lazy, Suspense } from 'react';
import { QuoteList } from './QuoteList.tsx';

/** The page of a quote, as a separate chunk so that the list doesn't wait for it. */
const QuotePage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "quote-page" */ '../page/QuotePage.tsx')).QuotePage,
}));

const PAGE = /^\/quotes\/(\d+)/;

/** The list of quotes, or the page of the quote in the address (QUOT-24). */
export function Screen() {
  const id = Number(PAGE.exec(useLocation().pathname)?.[1] ?? 0);
  if (id === 0) return <QuoteList />;
  return (
    <Suspense fallback={<main id="main" tabIndex={-1} className="quote-page" />}>
      <QuotePage key={id} id={id} />
    </Suspense>
  );
}
