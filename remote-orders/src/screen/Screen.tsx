import type { OrderLine, OrderPagedResponse } from '@galley/server/orders/contract';
import { countOrderFilters, ORDER_SORTS } from '@galley/server/orders/rules/orderFilter';
import { orderList } from '@galley/server/orders/rules/orderList';
import { hasSelection } from '@galley/shared/domain/selection';
import { openDialog } from '@galley/shared/store';
import { Button, Icon, ListScreen, useListQuery, useListState, useRememberedGrid } from '@galley/shared/ui';
import { ExportButton } from '../export/ExportButton.tsx';
import { ReorderNotes } from '../reorders/ReorderNotes.tsx';
import { AttentionChips } from './AttentionChips.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { ORDER_COLUMNS, OrderGrid } from './OrderGrid.tsx';
import '../styles/main.scss';
import { useChips } from './useChips.ts';
import { WatchedLines } from './WatchedLines.tsx';
import { ordersQuery } from '../http/listQuery.ts';

const FAILURE = 'Failed to load orders';
const read = ({ Orders, TotalCount }: OrderPagedResponse) => ({ items: Orders, total: TotalCount });

const RECORDS = {
  keyOf: ({ OrderIDLineNum }: OrderLine) => OrderIDLineNum,
  nameOf: ({ OrderIDLineNum }: OrderLine) => OrderIDLineNum,
  details: (line: OrderLine) => <OrderDetails line={line} />,
};

/** The order lines of the selection, or of an applied search (ORD-01). */
export function Screen() {
  const state = useListState(orderList);
  const { selection, filters } = state;
  const filterCount = countOrderFilters(filters);
  const isSelected = hasSelection(selection);
  const result = useListQuery({
    page: state.page,
    size: state.size,
    read,
    failure: FAILURE,
    isEnabled: orderList.isLoadable(state),
    queryOf: (page) => ordersQuery(orderList.payloadOf({ ...state, page })),
  });
  const grid = useRememberedGrid('orders');
  return (
    <ListScreen
      list="orders"
      title="Orders"
      state={state}
      result={result}
      sortOptions={ORDER_SORTS}
      filterCount={filterCount}
      chips={useChips(state)}
      failure={FAILURE}
      grid={{ ...grid, columns: ORDER_COLUMNS }}
      records={RECORDS}
      banner={<AttentionChips selection={selection} status={filters.status} />}
      actions={
        <Button onClick={() => openDialog('orders/reorders')}>
          <Icon name="repeat" /> Reorders
        </Button>
      }
      tools={
        <>
          <Button onClick={() => openDialog('orders/search')}>
            <Icon name="search" /> Search...
          </Button>
          <ExportButton
            companyId={selection.companyId}
            filters={(result.shown?.total ?? 0) > 0 ? orderList.payloadOf(state) : null}
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
      {(lines) => (
        <WatchedLines>
          <ReorderNotes lines={lines}>
            {grid.isGrid ? (
              <OrderGrid lines={lines} />
            ) : (
              lines.map((line) => <OrderCard key={line.OrderIDLineNum} line={line} />)
            )}
          </ReorderNotes>
        </WatchedLines>
      )}
    </ListScreen>
  );
}
