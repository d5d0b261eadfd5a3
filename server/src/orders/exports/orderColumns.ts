import type { OrderLine } from '../contract.ts';
import { trackingLinks } from '../rules/trackingLinks.ts';
import { dayNumber, type Cell, type Column } from '../../common/spreadsheet/cells.ts';

interface OrderColumn extends Column {
  cell: (line: OrderLine) => Cell;
}

/** Fields of a line that are exported unchanged. */
type TextMember = {
  [Name in keyof OrderLine]-?: OrderLine[Name] extends string ? Name : never;
}[keyof OrderLine];

const text = (heading: string, member: TextMember, width = 16): OrderColumn => ({
  heading,
  width,
  style: 'text',
  cell: (line) => line[member],
});

const NO_DATE = '0001';
const date = (heading: string, member: TextMember): OrderColumn => ({
  heading,
  width: 14,
  style: 'date',
  cell: (line) => (line[member].startsWith(NO_DATE) ? null : dayNumber(line[member])),
});

/** Links to our own proofs have no host, but a spreadsheet needs one. */
const fullAddress = (publicUrl: string, link: string) =>
  link.startsWith('/') ? `${publicUrl}${link}` : link;

/**
 * The fields of the order card, in the same order and with the same names (ORD-03 to ORD-09).
 * @param publicUrl the server's address, without a trailing slash
 */
export const orderColumns = (publicUrl: string): readonly OrderColumn[] => [
  text('Order-Line', 'OrderIDLineNum', 12),
  text('Status', 'OrderStatusDescription', 24),
  text('Advertiser', 'Advertiser', 26),
  { heading: 'Line Total Cost', width: 16, style: 'currency', cell: (line) => line.OrderLineCost },
  { heading: 'Qty', width: 8, style: 'number', cell: (line) => line.Qty },
  text('Product', 'ProductDisplayName', 22),
  text('Live Size', 'ImageSizeLive'),
  text('Finished Size', 'ImageSizeFinished'),
  text('Design', 'Design', 30),
  text('Unit #(s)', 'UnitNumbers'),
  text('Ship Method', 'ShipMethodDescription'),
  text('Ship To', 'ShipTo', 28),
  text('Ship To Person', 'ShipToPerson', 20),
  text('Address 1', 'ShipToAddress1', 24),
  text('Address 2', 'ShipToAddress2'),
  text('City', 'ShipToCity'),
  text('State', 'ShipToState', 8),
  text('Zip', 'ShipToZip', 10),
  {
    heading: 'Tracking',
    width: 40,
    style: 'text',
    cell: (line) =>
      trackingLinks(line.TrackingNumberURL)
        .map(({ href, label }) => href ?? label)
        .join(' '),
  },
  {
    heading: 'Proof Preview',
    width: 40,
    style: 'text',
    cell: (line) => fullAddress(publicUrl, line.ProofLink),
  },
  date('Order Date', 'OrderDate'),
  text('Ship', 'ShipDisplayLabel', 12),
  date('Ship Date', 'ShipDisplayValue'),
  text('Delivery', 'DeliveryDisplayLabel', 12),
  date('Delivery Date', 'DeliveryDisplayValue'),
  date('Post Date', 'PostDate'),
  text('Order PO', 'ClientPO'),
  text('Order Ref.', 'ClientJobRef'),
  text('Order Contract', 'ContractNum'),
  text('Order Space', 'LineItem_Custom1'),
  text('Order Production', 'LineItem_Custom2'),
  text('Order Sequence #', 'SequenceNum'),
  text('Order Contact', 'IndividualNameSalesContact', 22),
  text('Art Contact', 'IndividualNameGraphicsContact', 22),
];
