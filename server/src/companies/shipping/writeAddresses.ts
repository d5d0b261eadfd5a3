import sql from 'sql-template-tag';
import type { ShippingAddressNew, ShippingAddressSave } from './contract.ts';
import { addressFaults } from '../rules/shippingRules.ts';
import { audit } from '../../common/audit.ts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { refuseStale } from '../../http/conflict.ts';
import { badField, ruleBroken } from '../../http/problem.ts';
import { companyOfUid, lockOwnAddresses, refuseForeign } from './addressQueries.ts';

const recordOf = (id: number) => `shipping_address/${id}`;

/** An address as stored, with trimmed texts. */
const valuesOf = ({ isSelected, ...texts }: ShippingAddressNew) => ({
  name: texts.name.trim(),
  address1: texts.address1.trim(),
  address2: texts.address2.trim(),
  city: texts.city.trim(),
  state: texts.state.trim(),
  zip: texts.zip.trim(),
  isSelected,
});
type Values = ReturnType<typeof valuesOf>;

interface Change {
  id: number;
  before: Values;
  after: Values;
}

/** @throws HttpProblem 422 with the form's messages, each prefixed with its address's index; 400 if an id is repeated */
function refuseFaulty(addresses: ShippingAddressSave[]): void {
  const faults = addresses.flatMap((address, place) =>
    addressFaults(address).map(({ field, message }) => ({ field: `${place}.${field}`, message })),
  );
  if (faults.length > 0) throw ruleBroken(faults);
  const twice = addresses.findIndex(({ id }, place) => addresses.findIndex((one) => one.id === id) < place);
  if (twice !== -1) throw badField(`${twice}.id`, 'is in the list twice');
}

async function update(transaction: Queryable, caller: Caller, changes: Change[]): Promise<void> {
  const rows = JSON.stringify(changes.map(({ id, after }) => ({ id, ...after })));
  await transaction.query(sql`
    UPDATE shipping_address SET name = new.name, address1 = new.address1, address2 = new.address2, city = new.city,
      state = new.state, zip = new.zip, is_selected = new."isSelected", version = version + 1, updated_at = now(),
      updated_by = ${caller.employeeId}
    FROM jsonb_to_recordset(${rows}::jsonb) AS new (id int, name text, address1 text, address2 text, city text,
      state text, zip text, "isSelected" boolean)
    WHERE shipping_address.id = new.id`);
}

/**
 * Call 19: changes all these addresses, or none of them (REC-05). An unchanged address keeps its version.
 * @throws HttpProblem 400, 403, 404, 409 if somebody changed one of them in the meantime, 422
 */
export async function saveAddresses(
  transaction: Queryable,
  caller: Caller,
  addresses: ShippingAddressSave[],
): Promise<void> {
  refuseFaulty(addresses);
  const ids = addresses.map(({ id }) => id);
  const stored = await lockOwnAddresses(transaction, caller, ids);
  const changes: Change[] = [];
  for (const sent of addresses) {
    const row = stored.get(sent.id);
    if (row === undefined) continue;
    const [before, after] = [valuesOf(row.address), valuesOf(sent)];
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    await refuseStale(transaction, sent.Version, row, async () => row.address);
    changes.push({ id: sent.id, before, after });
  }
  await update(transaction, caller, changes);
  for (const { id, before, after } of changes) {
    await audit(transaction, caller.employeeId, {
      action: 'shipping address changed',
      record: recordOf(id),
      before,
      after,
    });
  }
}

/**
 * Call 20.
 * @returns the id of the new address
 * @throws HttpProblem 403, 404, 422
 */
export async function addAddress(
  transaction: Queryable,
  caller: Caller,
  customerUid: string,
  address: ShippingAddressNew,
): Promise<number> {
  const faults = addressFaults(address);
  if (faults.length > 0) throw ruleBroken(faults);
  const company = await companyOfUid(transaction, customerUid);
  refuseForeign(caller, [company]);
  const values = valuesOf(address);
  const [added] = await transaction.query<{ id: number }>(sql`
    INSERT INTO shipping_address (company_id, name, address1, address2, city, state, zip, is_selected, updated_by)
    VALUES (${company.id}, ${values.name}, ${values.address1}, ${values.address2}, ${values.city}, ${values.state},
      ${values.zip}, ${values.isSelected}, ${caller.employeeId}) RETURNING id`);
  const id = added?.id ?? 0;
  await audit(transaction, caller.employeeId, {
    action: 'shipping address added',
    record: recordOf(id),
    after: { company: company.id, ...values },
  });
  return id;
}

/** Call 21. @throws HttpProblem 403, 404 */
export async function deleteAddress(transaction: Queryable, caller: Caller, id: number): Promise<void> {
  const stored = await lockOwnAddresses(transaction, caller, [id]);
  await transaction.query(sql`DELETE FROM shipping_address WHERE id = ${id}`);
  await audit(transaction, caller.employeeId, {
    action: 'shipping address removed',
    record: recordOf(id),
    before: { company: stored.get(id)?.company_id, ...stored.get(id)?.address },
  });
}
