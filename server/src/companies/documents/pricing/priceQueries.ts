import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.ts';

/** The price in dollars of one piece of a product, from a minimum quantity. */
export interface Price {
  product: string;
  minQty: number;
  unitPrice: number;
}

/** The price in dollars of shipping a parcel to a zone, up to a weight in pounds. */
export interface ShipPrice {
  zone: number;
  maxWeight: number;
  price: number;
}

/** The prices of a plan, by product and quantity. */
export const readPrices = (database: Queryable, plan: string): Promise<Price[]> =>
  database.query<Price>(sql`
    SELECT product.name AS product, min_qty AS "minQty", unit_price AS "unitPrice"
    FROM price JOIN product ON product.id = product_id WHERE price_plan = ${plan}
    ORDER BY lower(product.name), product.id, min_qty`);

/** The shipping prices of a plan, by weight and zone. */
export const readShipPrices = (database: Queryable, plan: string): Promise<ShipPrice[]> =>
  database.query<ShipPrice>(sql`
    SELECT zone, max_weight AS "maxWeight", price FROM ship_price WHERE ship_price_plan = ${plan}
    ORDER BY max_weight, zone`);

export interface SelectedAddress {
  name: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
}

/** The shipping addresses of a company that are selected for its quote. */
export const readSelectedAddresses = (database: Queryable, companyId: number): Promise<SelectedAddress[]> =>
  database.query<SelectedAddress>(sql`
    SELECT name, address1, address2, city, state, zip FROM shipping_address
    WHERE company_id = ${companyId} AND is_selected ORDER BY lower(name), id`);
