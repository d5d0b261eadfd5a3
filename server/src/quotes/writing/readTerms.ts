import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.ts';
import type { QuoteTerms } from './contract.ts';

/** Each product with its breaks in the company's price plan, and the bands of its shipping plan, in cents. */
export async function readTerms(database: Queryable, companyId: number): Promise<QuoteTerms> {
  const [terms] = await database.query<QuoteTerms>(sql`
    SELECT price_plan AS "PricePlan", ship_price_plan AS "ShipPlan",
      COALESCE((SELECT json_agg(json_build_object('ID', id, 'Name', name, 'Breaks', COALESCE((
          SELECT json_agg(json_build_object('MinQty', min_qty, 'Cents', (unit_price * 100)::bigint) ORDER BY min_qty)
          FROM price WHERE price.price_plan = company.price_plan AND product_id = product.id), '[]')) ORDER BY lower(name), id)
        FROM product WHERE deleted_at IS NULL), '[]') AS "Products",
      COALESCE((SELECT json_agg(json_build_object('Zone', zone, 'MaxWeight', max_weight, 'Cents', (price * 100)::bigint) ORDER BY zone, max_weight)
        FROM ship_price WHERE ship_price.ship_price_plan = company.ship_price_plan), '[]') AS "Shipping",
      COALESCE((SELECT json_agg(json_build_object('ID', id, 'Name', name, 'Lines',
          (SELECT json_agg(line) FROM unnest(ARRAY[name, address1, address2, city || ', ' || state || ' ' || zip]) AS line WHERE line <> ''))
        ORDER BY lower(name), id) FROM shipping_address WHERE company_id = company.id), '[]') AS "Addresses",
      COALESCE((SELECT json_agg(json_build_object('ID', contact.id, 'Name', contact.name) ORDER BY lower(contact.name), contact.id)
        FROM contact_company JOIN contact ON contact.id = contact_id WHERE contact_company.company_id = company.id AND NOT inactive), '[]') AS "Contacts"
    FROM company WHERE id = ${companyId}`);
  return terms ?? { PricePlan: '', ShipPlan: '', Products: [], Shipping: [], Addresses: [], Contacts: [] };
}
