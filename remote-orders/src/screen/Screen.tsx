import type { OrderPagedResponse } from '@galley/shared/contract/orders';
import { countOrderFilters, ORDER_SORTS, ordersPayload } from '@galley/shared/domain/orderFilter';
import { ordersQuery } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { Icon, ListScreen, useListQuery, useListState } from '@galley/shared/ui';
import { ExportButton } from '../export/ExportButton.tsx';
import { AttentionChips } from './AttentionChips.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { ORDER_LIST } from './orderList.ts';
import './orders.css';
import { useOrderChips } from './useOrderChips.ts';

const FAILURE = 'Failed to load orders';
const read = ({ Orders, TotalCount }: OrderPagedResponse) => ({ items: Orders, total: TotalCount });

/** The order lines of the selection, or of an applied search (ORD-01). */
export function Screen() {
  const state = useListState(ORDER_LIST);
  const { selection, filters, page, size, sort } = state;
  const filterCount = countOrderFilters(filters);
  const isSelected = selection.parentId > 0 || selection.companyId > 0;
  // With nothing selected only a search finds lines, so there is nothing to ask for.
  const isEnabled = isSelected || filterCount > 0 || filters.apply === 'yes';
  const payload = (number: number) => ordersPayload(filters, { ...selection, page: number, size, sort });
  const result = useListQuery({
    page,
    size,
    read,
    failure: FAILURE,
    isEnabled,
    queryOf: (number) => ordersQuery(payload(number)),
  });
  return (
    <ListScreen
      list="orders"
      title="Orders"
      state={state}
      result={result}
      sortOptions={ORDER_SORTS}
      filterCount={filterCount}
      chips={useOrderChips(state)}
      failure={FAILURE}
      banner={<AttentionChips selection={selection} status={filters.status} />}
      tools={
        <>
          <button
            type="button"
            className="btn"
            onClick={() => galley.getState().openDialog({ kind: 'order-search' })}
          >
            <Icon name="search" /> Search...
          </button>
          <ExportButton
            companyId={selection.companyId}
            filters={isEnabled && (result.shown?.total ?? 0) > 0 ? payload(page) : null}
          />
        </>
      }
      empty={
        <NoOrders
          isSelected={isSelected}
          isFiltered={filterCount > 0}
          onRemoveFilters={state.removeFilters}
        />
      }
    >
      {(lines) => lines.map((line) => <OrderCard key={line.OrderIDLineNum} line={line} />)}
    </ListScreen>
  );
}
