import sql from 'sql-template-tag';
import type { ProspectSaveRequest } from './contract.ts';
import { audit } from '../../common/audit.ts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { plainName } from './plainName.ts';

/**
 * The id of a prospect's company parent: the chosen one or, with TrendGroupNumber 0, the one with the name, ignoring case and extra
 * spaces; created if there is none (REC-02).
 */
export async function parentOf(
  transaction: Queryable,
  caller: Caller,
  { TrendGroupNumber, TrendGroupName }: ProspectSaveRequest,
): Promise<number> {
  if (TrendGroupNumber !== 0) return TrendGroupNumber;
  const name = plainName(TrendGroupName);
  const [added] = await transaction.query<{ id: number }>(sql`
    INSERT INTO trend_group (name) VALUES (${name}) ON CONFLICT (name_key(name)) DO NOTHING RETURNING id`);
  if (added === undefined) {
    await transaction.query(
      sql`UPDATE trend_group SET deleted_at = NULL WHERE name_key(name) = name_key(${name}) AND deleted_at IS NOT NULL`,
    );
    const [existing] = await transaction.query<{ id: number }>(
      sql`SELECT id FROM trend_group WHERE name_key(name) = name_key(${name})`,
    );
    return existing?.id ?? 0;
  }
  await audit(transaction, caller.employeeId, {
    action: 'company parent added',
    record: `trend_group/${added.id}`,
    after: { name },
  });
  return added.id;
}
