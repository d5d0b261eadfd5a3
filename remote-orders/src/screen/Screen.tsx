import type { OrderPagedResponse } from '@galley/shared/contract/orders';
import {
  countOrderFilters,
  ORDER_SORTS,
  orderFilterParams,
  ordersPayload,
  orderSortParam,
} from '@galley/shared/domain/orderFilter';
import { ordersQuery } from '@galley/shared/http';
import { ListScreen, useListQuery, useListState } from '@galley/shared/ui';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import './orders.css';
import { useOrderChips } from './useOrderChips.ts';

const SPEC = { filters: orderFilterParams, sort: orderSortParam };
const FAILURE = 'Failed to load orders';
const read = ({ Orders, TotalCount }: OrderPagedResponse) => ({ items: Orders, total: TotalCount });

/** The order lines of the selection, or of an applied search (ORD-01). */
export function Screen() {
  const state = useListState(SPEC);
  const { selection, filters, page, size, sort } = state;
  const filterCount = countOrderFilters(filters);
  const isSelected = selection.parentId > 0 || selection.companyId > 0;
  const result = useListQuery({
    page,
    size,
    read,
    failure: FAILURE,
    // With nothing selected only a search finds lines, so there is nothing to ask for.
    isEnabled: isSelected || filterCount > 0 || filters.apply === 'yes',
    queryOf: (number) => ordersQuery(ordersPayload(filters, { ...selection, page: number, size, sort })),
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
