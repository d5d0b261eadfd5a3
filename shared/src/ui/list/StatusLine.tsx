import { filtersApplied } from '../../domain/filterCount.ts';
import { lastPage, pagePart } from '../../domain/pageWindow.ts';
import type { ShownPage } from './useListQuery.ts';

interface Props {
  /** The records in the plural: 'Activities'. */
  noun: string;
  shown: ShownPage<unknown> | undefined;
  isLoading: boolean;
  isFailed: boolean;
  filterCount: number;
  onRemoveFilters: () => void;
}

const number = new Intl.NumberFormat('en-US');

function sentence({ noun, shown, isLoading, isFailed, filterCount }: Props): string {
  if (isLoading) return 'Loading...please wait';
  if (shown === undefined) return isFailed ? `${noun} are not loaded` : `Displaying 0 of 0 ${noun}`;
  const { items, total, page, size } = shown;
  const part = total === 0 ? '' : `${pagePart(page, lastPage(total, size))} `;
  const found = filterCount > 0 ? ' found' : '';
  return `Displaying ${part}${number.format(items.length)} of ${number.format(total)} ${noun}${found}`;
}

/** LIST-01: what is shown of how many, and through how many filters. */
export const StatusLine = (props: Props) => (
  <div className="list-status">
    <p role="status">
      {sentence(props)}
      {props.filterCount > 0 && !props.isLoading && <span> · {filtersApplied(props.filterCount)}</span>}
    </p>
    {props.filterCount > 0 && (
      <button type="button" className="btn-link" onClick={props.onRemoveFilters}>
        remove filters
      </button>
    )}
  </div>
);
