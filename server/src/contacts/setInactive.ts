import sql from 'sql-template-tag';
import { audit } from '../common/audit.ts';
import type { Transaction } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { refuseStale } from '../http/conflict.ts';
import { lockOwnContact } from './lockContact.ts';

/**
 * Makes a contact inactive or active (BULK-05). It checks no other field: a fed or imported contact can have values that the form rejects
 * (IMPO-17).
 * @param version the version that the change is based on
 * @returns the contact's new version; undefined if nothing changes
 * @throws HttpProblem 403, 404, 409 for an outdated version or a contact that was merged into another one
 */
export async function setInactive(
  transaction: Transaction,
  caller: Caller,
  { id, inactive, version }: { id: number; inactive: boolean; version: number | undefined },
): Promise<number | undefined> {
  const { state, values } = await lockOwnContact(transaction, caller, id);
  await refuseStale(transaction, version, state, async () => ({}));
  if (values.inactive === inactive) return undefined;
  await transaction.query(sql`
    UPDATE contact SET inactive = ${inactive}, version = version + 1, updated_at = now(),
      updated_by = ${caller.employeeId} WHERE id = ${id}`);
  await audit(transaction, caller.employeeId, {
    action: 'contact changed',
    record: `contact/${id}`,
    before: values,
    after: { ...values, inactive },
  });
  return state.version + 1;
}
