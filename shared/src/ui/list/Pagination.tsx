import { lastPage, pageWindow } from '../../domain/pageWindow.ts';
import { useKeptFocus } from '../card/useKeptFocus.ts';

interface Props {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
}

const currentPage = (pages: Element | null) => pages?.querySelector<HTMLElement>('[aria-current=page]');

/** LIST-04: renders nothing if one page holds everything. */
export function Pagination({ page, size, total, onPage }: Props) {
  const kept = useKeptFocus<HTMLElement>(currentPage);
  if (total <= size) return null;
  const last = lastPage(total, size);
  const step = (name: string, target: number, isDisabled: boolean) => (
    <button type="button" className="page-step" disabled={isDisabled} onClick={() => onPage(target)}>
      {name}
    </button>
  );
  return (
    <nav className="pagination" aria-label="Pagination" {...kept}>
      {step('First', 1, page <= 1)}
      {step('Previous', Math.min(page - 1, last), page <= 1)}
      {pageWindow(page, last).map((number) => (
        <button
          key={number}
          type="button"
          className="page-number"
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      {step('Next', page + 1, page >= last)}
      {step('Last', last, page >= last)}
    </nav>
  );
}
