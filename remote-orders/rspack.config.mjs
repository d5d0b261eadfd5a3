import { defineRemote } from '@galley/remote';
import { orderList } from '@galley/server/orders/rules/orderList';
import { shapeOf } from '@galley/shared/domain/listShape';

export default defineRemote({
  name: 'orders',
  dir: import.meta.dirname,
  screen: {
    title: 'Orders',
    icon: 'grid',
    place: 4,
    count: 'OrderCount',
    needsSelection: true,
    list: shapeOf(orderList),
  },
  dialogs: {
    search: { module: './OrderSearch', title: 'search', isOfScreen: true },
    reorders: { module: './Reorders', title: 'reorders' },
    share: { module: './ShareLinks', title: 'links' },
  },
});
