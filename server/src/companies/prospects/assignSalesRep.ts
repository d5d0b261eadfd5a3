import sql from 'sql-template-tag';
import { audit } from '../../common/audit.ts';
import type { Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { refuseStale } from '../../http/conflict.ts';
import { brokenField } from '../../http/problem.ts';
import { lockOwnProspect } from './lockProspect.ts';

interface Assigned {
  before: number;
  version: number;
}

/**
 * Assigns a prospect and its activities to another sales rep (REC-09).
 * @param version the version that the change is based on
 * @returns the previous sales rep and the prospect's version; undefined if it already had this sales rep
 * @throws HttpProblem 403, 404, 409 for an outdated version, 422 for an unknown employee
 */
export async function assignSalesRep(
  transaction: Transaction,
  caller: Caller,
  { id, version, rep }: { id: number; version: number | undefined; rep: number },
): Promise<Assigned | undefined> {
  // Lock it first, like saveProspect, to avoid a deadlock.
  await transaction.query(sql`SELECT FROM change WHERE topic = 'options' FOR UPDATE`);
  const { state } = await lockOwnProspect(transaction, caller, id);
  await refuseStale(transaction, version, state, async () => ({}));
  const [known] = await transaction.query(sql`SELECT FROM employee WHERE id = ${rep}`);
  if (known === undefined) throw brokenField('AssignTo', 'The sales rep is unknown.');
  const [company] = await transaction.query<{ before: number }>(
    sql`SELECT sales_rep_id AS before FROM company WHERE id = ${id}`,
  );
  if (company === undefined || company.before === rep) return undefined;
  await transaction.query(sql`
    UPDATE company SET sales_rep_id = ${rep}, version = version + 1, updated_at = now(),
      updated_by = ${caller.employeeId} WHERE id = ${id}`);
  await audit(transaction, caller.employeeId, {
    action: 'prospect changed',
    record: `company/${id}`,
    before: { salesRep: company.before },
    after: { salesRep: rep },
  });
  return { before: company.before, version: state.version + 1 };
}
