import type { OrderLine } from '@galley/shared/contract/orders';

/** The lines of the address a line ships to, empty ones left out (ORD-04). */
export function shipToLines(line: OrderLine): string[] {
  const { ShipToCity, ShipToState, ShipToZip } = line;
  const region = [ShipToState, ShipToZip].filter(Boolean).join(' ');
  const place = [ShipToCity, region].filter(Boolean).join(', ');
  return [line.ShipTo, line.ShipToPerson, line.ShipToAddress1, line.ShipToAddress2, place].filter(
    (text) => text.trim() !== '',
  );
}
