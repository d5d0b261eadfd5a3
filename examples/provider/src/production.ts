import { dayAfter, type Chance } from './chance.ts';
import type { OrderLine, Resource, SystemRecord } from './records.ts';
import type { Store } from './store.ts';

/** Galley's numbers for the statuses that this system knows. */
export const STATUS = {
  artAccepted: 1,
  artNeeded: 3,
  artUploaded: 5,
  canceled: 10,
  customerApproval: 15,
  delivered: 16,
  doNotReprint: 18,
  invoiced: 23,
  paid: 25,
  postPress: 27,
  prepress: 28,
  print: 29,
  sendProof: 35,
  shipped: 36,
  vinylQc: 37,
  webOrder: 38,
};
/** The stages of an order line. A line with another status, such as on hold, continues with prepress. */
const STAGES = [
  STATUS.webOrder,
  STATUS.artNeeded,
  STATUS.artUploaded,
  STATUS.sendProof,
  STATUS.customerApproval,
  STATUS.artAccepted,
  STATUS.prepress,
  STATUS.print,
  STATUS.postPress,
  STATUS.vinylQc,
  STATUS.shipped,
  STATUS.delivered,
  STATUS.invoiced,
  STATUS.paid,
];
const OVER: ReadonlySet<number> = new Set([STATUS.paid, STATUS.canceled, STATUS.doNotReprint]);

const ADVERTISERS = ['Acme Burgers', 'Blue Heron Dental', 'Cactus Credit Union', 'Everlight Solar'];
const DESIGNS = ['Grand Opening', 'Now Hiring', 'Fresh Daily', 'Weekend Getaway'];
const SIZES = ["14'h x 48'w", "10'h x 30'w", "5'h x 11'w"];
const FIRST_ORDER = 40_000;

/** The address of a line's proof on this system. */
export const proofOf = (publicUrl: string, { externalId }: SystemRecord): string =>
  `${publicUrl}/proofs/${externalId}.svg`;

/** Moves a line one stage further; undefined if it's finished. */
export function moveOn(line: OrderLine, day: string, publicUrl: string): OrderLine | undefined {
  if (OVER.has(line.status)) return undefined;
  const stage = STAGES.indexOf(line.status);
  const moved = { ...line, status: (stage === -1 ? undefined : STAGES[stage + 1]) ?? STATUS.prepress };
  switch (moved.status) {
    case STATUS.sendProof:
      return { ...moved, proofLink: proofOf(publicUrl, line) };
    case STATUS.artAccepted:
      return { ...moved, proofApprovedDate: day };
    case STATUS.shipped:
      return {
        ...moved,
        shipDate: day,
        deliveryDate: dayAfter(day, 3),
        trackingUrl: `${publicUrl}/track?TrackingNum=1Z${line.order}${String(line.line).padStart(3, '0')}`,
      };
    case STATUS.delivered:
      return { ...moved, deliveryDate: day };
    case STATUS.invoiced:
      return { ...moved, invoice: 500_000 + line.order };
    default:
      return moved;
  }
}

/** Orders of one to three lines that customers place in a day. */
export function placeOrders(
  store: Store,
  chance: Chance,
  day: string,
  count: number,
): [Resource, OrderLine][] {
  const customers = store.all('companies').filter(({ prospect }) => prospect !== true);
  const products = store.all('products');
  const contacts = store.all('contacts');
  const lines = store.all('orders') as OrderLine[];
  let last = lines.reduce((most, { order }) => Math.max(most, order), FIRST_ORDER);
  return Array.from({ length: count }).flatMap(() => {
    last += 1;
    const order = last;
    const { externalId: company, name, address1, city, state, zip } = chance.pick(customers);
    const contact = contacts.find(({ companies }) => Array.isArray(companies) && companies.includes(company));
    return Array.from({ length: 1 + chance.below(3) }, (_, index): [Resource, OrderLine] => {
      const qty = 1 + chance.below(12);
      return [
        'orders',
        {
          externalId: `${order}-${index + 1}`,
          order,
          line: index + 1,
          company,
          status: STATUS.webOrder,
          orderDate: day,
          shipDate: dayAfter(day, 7),
          deliveryDate: dayAfter(day, 10),
          cost: qty * (80 + chance.below(200)),
          qty,
          product: chance.pick(products).externalId,
          advertiser: chance.pick(ADVERTISERS),
          design: chance.pick(DESIGNS),
          sizeLive: chance.pick(SIZES),
          shipMethod: 'Ground',
          shipTo: { name, address1, city, state, zip },
          clientPo: `PO-${order}`,
          ...(contact === undefined ? {} : { salesContact: contact.externalId }),
        },
      ];
    });
  });
}

/** Moves a few open lines on. @returns how many */
export function produce(
  store: Store,
  chance: Chance,
  { day, publicUrl, most }: { day: string; publicUrl: string; most: number },
): number {
  const open = (store.all('orders') as OrderLine[]).filter(({ status }) => !OVER.has(status));
  const chosen = new Set(Array.from({ length: Math.min(most, open.length) }, () => chance.pick(open)));
  const moved = [...chosen].flatMap((line): [Resource, OrderLine][] => {
    const next = moveOn(line, day, publicUrl);
    return next === undefined ? [] : [['orders', next]];
  });
  store.put(moved);
  return moved.length;
}
