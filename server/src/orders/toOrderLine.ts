import type { OrderLine } from './contract.ts';
import type { Day } from '@galley/shared/domain/calendar';
import { ORDER_STATUSES } from './rules/orderStatus.ts';
import { localDate } from '../http/localDate.ts';

/** A row of an order line with the names it refers to. */
export interface OrderRow {
  order_line_num: string;
  status: number;
  advertiser: string;
  cost: number;
  qty: number;
  product: string;
  size_live: string;
  size_finished: string;
  design: string;
  unit_numbers: string;
  ship_method: string;
  ship_to: string;
  ship_to_person: string;
  ship_to_address1: string;
  ship_to_address2: string;
  ship_to_city: string;
  ship_to_state: string;
  ship_to_zip: string;
  tracking_url: string;
  proof_link: string;
  order_date: Day;
  ship_date: Day | null;
  delivery_date: Day | null;
  post_date: Day | null;
  client_po: string;
  client_job_ref: string;
  contract_num: string;
  line_item_custom1: string;
  line_item_custom2: string;
  sequence_num: string;
  sales_contact: string;
  graphics_contact: string;
  company_id: number;
  company: string;
  parent_id: number;
  sales_contact_id: number | null;
  graphics_contact_id: number | null;
}

/** Statuses after the line has left the plant, and after it has arrived. */
const SHIPPED = new Set(['Shipped', 'Delivered', 'Delivery-Exception', 'Invoiced', 'Paid']);
const DELIVERED = new Set(['Delivered', 'Invoiced', 'Paid']);

/** Labels of the ship and delivery dates: estimated until they have happened. */
export function dateLabels(status: string, today: Day, ship: Day | null, delivery: Day | null) {
  const happened = (statuses: Set<string>, day: Day | null) =>
    statuses.has(status) && day !== null && day <= today;
  return {
    ship: happened(SHIPPED, ship) ? 'Shipped' : 'Est. Ship',
    delivery: happened(DELIVERED, delivery) ? 'Delivered' : 'Est. Delivery',
  };
}

/** Converts a row to a line of call 27. */
export function toOrderLine(row: OrderRow, today: Day): OrderLine {
  const status = ORDER_STATUSES[row.status] ?? '';
  const labels = dateLabels(status, today, row.ship_date, row.delivery_date);
  return {
    OrderIDLineNum: row.order_line_num,
    OrderStatusDescription: status,
    Advertiser: row.advertiser,
    OrderLineCost: row.cost,
    Qty: row.qty,
    ProductDisplayName: row.product,
    ImageSizeLive: row.size_live,
    ImageSizeFinished: row.size_finished,
    Design: row.design,
    UnitNumbers: row.unit_numbers,
    ShipMethodDescription: row.ship_method,
    ShipTo: row.ship_to,
    ShipToPerson: row.ship_to_person,
    ShipToAddress1: row.ship_to_address1,
    ShipToAddress2: row.ship_to_address2,
    ShipToCity: row.ship_to_city,
    ShipToState: row.ship_to_state,
    ShipToZip: row.ship_to_zip,
    TrackingNumberURL: row.tracking_url,
    ProofLink: row.proof_link,
    OrderDate: localDate(row.order_date),
    ShipDisplayLabel: labels.ship,
    ShipDisplayValue: localDate(row.ship_date),
    DeliveryDisplayLabel: labels.delivery,
    DeliveryDisplayValue: localDate(row.delivery_date),
    PostDate: localDate(row.post_date),
    ClientPO: row.client_po,
    ClientJobRef: row.client_job_ref,
    ContractNum: row.contract_num,
    LineItem_Custom1: row.line_item_custom1,
    LineItem_Custom2: row.line_item_custom2,
    SequenceNum: row.sequence_num,
    IndividualNameSalesContact: row.sales_contact,
    IndividualNameGraphicsContact: row.graphics_contact,
    CompanyID: row.company_id,
    CompanyName: row.company,
    ParentID: row.parent_id,
    IndividualIDSalesContact: row.sales_contact_id ?? 0,
    IndividualIDGraphicsContact: row.graphics_contact_id ?? 0,
  };
}
