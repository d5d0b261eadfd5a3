import type { Quote, QuotePagedResponse } from '@galley/server/quotes/contract';
import { countQuoteFilters, QUOTE_SORTS, quoteList } from '@galley/server/quotes/rules/quoteFilter';
import { useQuery } from '@galley/shared/http';
import { openDialog } from '@galley/shared/store';
import {
  Button,
  EmptyState,
  Icon,
  ListScreen,
  useListQuery,
  useListState,
  useRememberedGrid,
} from '@galley/shared/ui';
import { useState } from 'react';
import { quotesQuery } from '../http/listQuery.ts';
import '../styles/main.scss';
import { ExportButton } from './ExportButton.tsx';
import { QuoteCard } from './QuoteCard.tsx';
import { QUOTE_COLUMNS, QuoteGrid } from './QuoteGrid.tsx';
import { SelectedActions } from './SelectedActions.tsx';
import { StateTotals } from './StateTotals.tsx';
import { useChips } from './useChips.ts';
import { WonFigures } from './WonFigures.tsx';

const FAILURE = 'Failed to load quotes';
const read = ({ Quotes, TotalCount }: QuotePagedResponse) => ({ items: Quotes, total: TotalCount });

const idOf = ({ ID }: Quote) => ID;

const addQuote = () => openDialog('quotes/edit', { draft: { ID: 0 } });

/** The quotes of the selection, or all that the user can see (QUOT-02, QUOT-22). */
export function QuoteList() {
  const state = useListState(quoteList);
  const { filters, removeFilters, setFilters } = state;
  const filterCount = countQuoteFilters(filters);
  const [isWonOpen, setWonOpen] = useState(false);
  const payload = quoteList.payloadOf({ ...state, page: 1 });
  const result = useListQuery({
    page: state.page,
    size: state.size,
    read,
    failure: FAILURE,
    isEnabled: true,
    queryOf: (page) => quotesQuery(quoteList.payloadOf({ ...state, page })),
  });
  // The loaded page itself contains the totals by state.
  const { data } = useQuery({ ...quotesQuery(quoteList.payloadOf(state)), enabled: false });
  const grid = useRememberedGrid('quotes');
  const { PageNo: _page, PageSize: _size, ...list } = payload;
  return (
    <>
      <ListScreen
        list="quotes"
        title="Quotes"
        state={state}
        result={result}
        sortOptions={QUOTE_SORTS}
        filterCount={filterCount}
        chips={useChips(state)}
        failure={FAILURE}
        selecting={{ idOf, filter: { Quotes: filterOf(list) }, Actions: SelectedActions }}
        grid={{ ...grid, columns: QUOTE_COLUMNS }}
        actions={
          <>
            <Button onClick={() => setWonOpen(true)}>Won Quotes</Button>
            <Button look="primary" onClick={addQuote}>
              <Icon name="plus" /> Add Quote
            </Button>
          </>
        }
        tools={
          <>
            <Button onClick={() => openDialog('quotes/search')}>
              <Icon name="search" /> Search...
            </Button>
            <ExportButton list={(result.shown?.total ?? 0) > 0 ? list : null} />
          </>
        }
        banner={
          <StateTotals
            states={data?.States ?? []}
            chosen={filters.state}
            onChoose={(chosen) => setFilters({ state: chosen })}
          />
        }
        empty={
          filterCount > 0 ? (
            <EmptyState
              text="No Quotes found that match the applied filters."
              onRemoveFilters={removeFilters}
            />
          ) : (
            <EmptyState text="No Quotes yet.">
              <Button look="primary" onClick={addQuote}>
                <Icon name="plus" /> Add Quote
              </Button>
            </EmptyState>
          )
        }
      >
        {(quotes) =>
          grid.isGrid ? (
            <QuoteGrid quotes={quotes} />
          ) : (
            quotes.map((quote) => <QuoteCard key={quote.ID} quote={quote} />)
          )
        }
      </ListScreen>
      {isWonOpen && <WonFigures onClose={() => setWonOpen(false)} />}
    </>
  );
}

/** The list's filters for a bulk action, without the order. */
function filterOf({ SortBy: _by, SortOrder: _order, ...filter }: Record<string, unknown>): object {
  return filter;
}
