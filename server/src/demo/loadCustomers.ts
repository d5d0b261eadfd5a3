import sql from 'sql-template-tag';
import type { Transaction } from '../db/database.ts';
import { insertRows } from './bulk.ts';
import { makeCompanies, makeContacts, makeLinks, makeParents, type DemoSize } from './customers.ts';
import type { IdOffsets } from './idOffsets.ts';
import { makePlants } from './plants.ts';
import { seededRandom } from './random.ts';
import { uidOf } from './uid.ts';

const SEED = 1_897;

/** Parents, companies, contacts and their links, plants and shipping addresses; always the same for a given size. */
export async function loadCustomers(database: Transaction, size: DemoSize, places: IdOffsets): Promise<void> {
  const random = seededRandom(SEED);
  const parents = makeParents(size);
  const personOf = (place: number) => places.people[place - 1];
  await insertRows(
    database,
    'trend_group',
    'id int, name text',
    parents.map(({ id, name }) => ({ id: places.trend_group + id, name })),
  );
  await insertRows(
    database,
    'company',
    'id int, trend_group_id int, account_type_id int, sales_rep_id int, prospect boolean, name text, type_of_account text, phone text, fax text, address1 text, address2 text, city text, state text, zip text, url text, price_plan text, ship_price_plan text, show_pricing_summary boolean, show_pricing_detail boolean, forecast_family_id int, uid text',
    makeCompanies(size, parents, random).map((company) => ({
      ...company,
      id: places.company + company.id,
      trend_group_id: places.trend_group + company.trend_group_id,
      account_type_id: places.account_type + company.account_type_id,
      sales_rep_id: personOf(company.sales_rep_id),
      uid: uidOf(`company ${places.company + company.id}`),
    })),
  );
  await insertRows(
    database,
    'contact',
    'id int, name text, title text, email text, phone text, cell text, internal_notes text, inactive boolean',
    makeContacts(size, random).map((contact) => ({ ...contact, id: places.contact + contact.id })),
  );
  await insertRows(
    database,
    'contact_company',
    'contact_id int, company_id int, is_default boolean',
    makeLinks(size, random).map((link) => ({
      ...link,
      contact_id: places.contact + link.contact_id,
      company_id: places.company + link.company_id,
    })),
  );
  await insertRows(
    database,
    'posting_company',
    'id int, master_name text, name text, address1 text, city text, state text, zip text',
    makePlants().map((plant) => ({ ...plant, id: places.posting_company + plant.id })),
  );
  await database.query(sql`
    INSERT INTO shipping_address (id, company_id, name, address1, address2, city, state, zip)
    SELECT ${places.shipping_address}::int + number / 3, id, name || ' Receiving', address1, address2, city, state, zip
    FROM (SELECT *, id - ${places.company}::int AS number FROM company) AS company WHERE number > 0 AND number % 3 = 0`);
}
