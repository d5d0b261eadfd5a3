import type { OrderLine } from '@galley/server/orders/contract';
import { cityLine } from '@galley/shared/domain/cityLine';

/** The lines of the address a line ships to, empty ones left out (ORD-04). */
export function shipToLines(line: OrderLine): string[] {
  const place = cityLine(line.ShipToCity, line.ShipToState, line.ShipToZip);
  return [line.ShipTo, line.ShipToPerson, line.ShipToAddress1, line.ShipToAddress2, place].filter(
    (text) => text.trim() !== '',
  );
}
