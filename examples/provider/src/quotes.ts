import { dayAfter } from './chance.ts';
import { STATUS } from './production.ts';
import type { OrderLine, Resource } from './records.ts';
import type { Store } from './store.ts';

/** What a change of `quotes` says about a quote that is accepted but not ordered yet. */
interface AcceptedQuote {
  number: string;
  address: string[];
  lines: {
    Product: string;
    SizeLive: string;
    SizeFinished: string;
    Design: string;
    Qty: number;
    TotalCents: number;
  }[];
}

const FIRST_ORDER = 60_000;

/** The number of the order that already names a quote, or else the next free number. */
function orderOf(store: Store, number: string): number {
  const lines = store.all('orders') as OrderLine[];
  const known = lines.find(({ clientJobRef }) => clientJobRef === number);
  return known?.order ?? lines.reduce((most, { order }) => Math.max(most, order), FIRST_ORDER) + 1;
}

/**
 * The order lines for a company's accepted quotes (QUOT-21). Each names its quote, which tells Galley that the quote is won. Skips
 * lines that exist already, so that a change that arrives twice, or was half applied before a crash, adds one order. Skips
 * a quote with a product that this system doesn't make, which a person has to handle.
 * @param company the company's key in this system
 */
export function acceptedOrders(
  store: Store,
  company: string,
  record: Record<string, unknown>,
  day: string,
): [Resource, OrderLine][] {
  const products = new Map(store.all('products').map(({ name, externalId }) => [name, externalId]));
  const accepted = (record.accepted ?? []) as AcceptedQuote[];
  let last = 0;
  return accepted.flatMap(({ number, address, lines }) => {
    if (lines.some(({ Product }) => !products.has(Product))) return [];
    const order = Math.max(orderOf(store, number), last + 1);
    const added = lines.flatMap((line, index): [Resource, OrderLine][] => {
      const externalId = `${order}-${index + 1}`;
      if (store.find('orders', externalId) !== undefined) return [];
      return [
        [
          'orders',
          {
            externalId,
            order,
            line: index + 1,
            company,
            status: STATUS.webOrder,
            orderDate: day,
            shipDate: dayAfter(day, 7),
            deliveryDate: dayAfter(day, 10),
            cost: line.TotalCents / 100,
            qty: line.Qty,
            product: products.get(line.Product) ?? '',
            advertiser: address[0] ?? 'To be told',
            design: line.Design,
            sizeLive: line.SizeLive,
            sizeFinished: line.SizeFinished,
            shipMethod: 'Ground',
            clientJobRef: number,
          },
        ],
      ];
    });
    if (added.length > 0) last = order;
    return added;
  });
}
