import { Button } from '../button/Button.tsx';
import { LOADING } from '../../domain/loadingText.ts';
import { formatCount } from '../../domain/count.ts';
import { filtersApplied } from '../../domain/filterCount.ts';
import { lastPage, pagePart } from '../../domain/pageWindow.ts';
import type { ListNews } from './listNews.ts';
import { TransientButton } from './TransientButton.tsx';
import type { ShownPage } from './useListQuery.ts';

interface Props {
  /** The records in the plural: 'Activities'. */
  noun: string;
  /** A calendar has no pages. */
  isCalendar?: boolean | undefined;
  shown: ShownPage<unknown> | undefined;
  isLoading: boolean;
  isFailed: boolean;
  news: ListNews | undefined;
  filterCount: number;
  onRemoveFilters: () => void;
}

/** Empty if nothing is loaded: a list that needs a selection says so itself. */
function sentence({ noun, isCalendar, shown, isLoading, isFailed, filterCount }: Props): string {
  if (isLoading) return LOADING;
  if (shown === undefined) return isFailed ? `Failed to load ${noun.toLowerCase()}` : '';
  const { items, total, page, size } = shown;
  const part = total === 0 || isCalendar === true ? '' : `${pagePart(page, lastPage(total, size))} `;
  const found = filterCount > 0 ? ' found' : '';
  return `Displaying ${part}${formatCount(items.length)} of ${formatCount(total)} ${noun}${found}`;
}

/** About the longest possible sentence. It reserves the line's height before the numbers are known, so nothing jumps. */
const room = ({ noun, shown, filterCount }: Props) =>
  `Displaying first 200 of ${formatCount(Math.max(shown?.total ?? 0, 10_000))} ${noun}` +
  (filterCount > 0 ? ` found · ${filtersApplied(filterCount)}` : '');

/** LIST-01: the number of records shown and found, the number of filters, and what colleagues have changed (LIVE-08). */
export const StatusLine = (props: Props) => (
  <div className="list-status">
    <p role="status" data-room={room(props)}>
      <span>
        {sentence(props)}
        {props.filterCount > 0 &&
          !props.isLoading &&
          [sentence(props) === '' ? '' : ' · ', filtersApplied(props.filterCount)].join('')}
      </span>
    </p>
    <span aria-live="polite" className="list-news">
      {props.news && (
        <TransientButton className="btn-link" onClick={props.news.show}>
          {props.news.text} · Refresh
        </TransientButton>
      )}
    </span>
    {props.filterCount > 0 && (
      <Button look="link" onClick={props.onRemoveFilters}>
        remove filters
      </Button>
    )}
  </div>
);
