import sql from 'sql-template-tag';
import type { ShippingAddress } from './contract.ts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import type { Versioned } from '../../http/conflict.ts';
import { HttpProblem } from '../../http/problem.ts';

const COLUMNS = sql`shipping_address.id, shipping_address.name, shipping_address.address1, shipping_address.address2,
  shipping_address.city, shipping_address.state, shipping_address.zip, is_selected AS "isSelected",
  shipping_address.version AS "Version"`;

interface CompanyOfAddresses {
  id: number;
  account_type_id: number;
}

/** The company with this UID, ignoring case. @throws HttpProblem 404 */
export async function companyOfUid(database: Queryable, uid: string): Promise<CompanyOfAddresses> {
  const [company] = await database.query<CompanyOfAddresses>(
    sql`SELECT id, account_type_id FROM company WHERE uid = ${uid.toLowerCase()}`,
  );
  if (company === undefined) throw new HttpProblem(404, 'There is no company with this customerUid.');
  return company;
}

/** @throws HttpProblem 403 if a company isn't associated with the caller */
export function refuseForeign(
  caller: Caller,
  companies: Pick<CompanyOfAddresses, 'account_type_id'>[],
): void {
  if (companies.some((company) => !caller.accountTypeIds.includes(company.account_type_id))) {
    throw new HttpProblem(403, 'This company is not associated with you.');
  }
}

/** Call 18: the shipping addresses of a company, the oldest first. */
export const addressesOf = (database: Queryable, companyId: number): Promise<ShippingAddress[]> =>
  database.query<ShippingAddress>(
    sql`SELECT ${COLUMNS} FROM shipping_address WHERE company_id = ${companyId} ORDER BY id`,
  );

/** A locked address, with what a change needs. */
interface StoredAddress extends Versioned {
  account_type_id: number;
  company_id: number;
  address: ShippingAddress;
}

/**
 * Locks addresses that the caller can edit, by id.
 * @throws HttpProblem 404 if one doesn't exist, 403 if one belongs to a company that isn't associated with the caller
 */
export async function lockOwnAddresses(
  transaction: Queryable,
  caller: Caller,
  ids: number[],
): Promise<Map<number, StoredAddress>> {
  const rows = await transaction.query<Omit<StoredAddress, 'address'> & ShippingAddress>(sql`
    SELECT ${COLUMNS}, account_type_id, company_id, shipping_address.version, shipping_address.updated_by,
      shipping_address.updated_at
    FROM shipping_address JOIN company ON company.id = company_id
    WHERE shipping_address.id = ANY(${ids}::int[]) ORDER BY shipping_address.id FOR UPDATE OF shipping_address`);
  const stored = new Map(
    rows.map(({ account_type_id, company_id, version, updated_by, updated_at, ...address }) => [
      address.id,
      { account_type_id, company_id, version, updated_by, updated_at, address },
    ]),
  );
  const missing = ids.find((id) => !stored.has(id));
  if (missing !== undefined)
    throw new HttpProblem(
      404,
      ids.length === 1
        ? 'This shipping address no longer exists.'
        : 'One of these shipping addresses no longer exists.',
    );
  refuseForeign(caller, rows);
  return stored;
}
