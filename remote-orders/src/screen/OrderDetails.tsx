import type { OrderLine } from '@galley/server/orders/contract';
import { formatCount } from '@galley/shared/domain/count';
import { formatUsd } from '@galley/shared/domain/money';
import { Detail, Details } from '@galley/shared/ui';
import { CompanyLink, ContactLink } from './OrderLinks.tsx';
import { OrderGroup } from './OrderGroup.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { ProofPreview } from './ProofPreview.tsx';
import { shipToLines } from './shipTo.ts';
import { Tracking } from './Tracking.tsx';

/** The references, in order (ORD-08). */
const referencesOf = (line: OrderLine) => [
  { label: 'Order PO', value: line.ClientPO },
  { label: 'Order Ref.', value: line.ClientJobRef },
  { label: 'Order Contract', value: line.ContractNum },
  { label: 'Order Space', value: line.LineItem_Custom1 },
  { label: 'Order Production', value: line.LineItem_Custom2 },
  { label: 'Order Sequence\u00A0#', value: line.SequenceNum },
];

/** ORD-09. */
const contactsOf = (line: OrderLine) =>
  [
    { label: 'Order', id: line.IndividualIDSalesContact, name: line.IndividualNameSalesContact },
    { label: 'Art', id: line.IndividualIDGraphicsContact, name: line.IndividualNameGraphicsContact },
  ].map(({ label, id, name }) => ({
    label,
    value: name === '' ? '' : <ContactLink line={line} id={id} name={name} />,
  }));

/** The body of a card: dates, product (ORD-03), shipping (ORD-04), references, contacts and proof. */
export function OrderDetails({ line }: { line: OrderLine }) {
  const address = shipToLines(line);
  return (
    <div className="order-body">
      <div className="order-facts">
        <OrderTimeline line={line} />
        <Details>
          <Detail label="Company">{line.CompanyName && <CompanyLink line={line} />}</Detail>
          <Detail label="Line Total Cost">
            <span className="order-money">{formatUsd(line.OrderLineCost)}</span>
          </Detail>
          <Detail label="Qty | Product">
            {formatCount(line.Qty)} | {line.ProductDisplayName}
          </Detail>
          <Detail label="Live Size">{line.ImageSizeLive}</Detail>
          <Detail label="Finished Size">{line.ImageSizeFinished}</Detail>
          <Detail label="Advertiser">{line.Advertiser}</Detail>
          <Detail label="Design">{line.Design}</Detail>
          <Detail label="Unit #(s)">{line.UnitNumbers}</Detail>
          <Detail label="Ship Method">{line.ShipMethodDescription}</Detail>
          <Detail label="Ship To">
            {address.length > 0 && <address className="order-address">{address.join('\n')}</address>}
          </Detail>
          <Detail label="Tracking">
            {line.TrackingNumberURL && <Tracking markup={line.TrackingNumberURL} />}
          </Detail>
        </Details>
        <OrderGroup title="References" facts={referencesOf(line)} />
        <OrderGroup title="Contacts" facts={contactsOf(line)} />
      </div>
      <ProofPreview link={line.ProofLink} line={line.OrderIDLineNum} />
    </div>
  );
}
