import type { CreatedByEmployee } from './contract.ts';
import type { Transaction } from '../../db/database.ts';
import type { AccessEnding } from '../accessEndings.ts';
import { revokeSessionsOf } from '../sessionQueries.ts';
import { endCreated, handOver, listCreated } from './created.ts';
import { endMailedLinks } from './lockEmployee.ts';

/**
 * Ends the access of an employee who has just been disabled, in the same transaction: their sessions, emailed links, calendar feed, and
 * links to order lines and quotes, for good (PEOP-04, CALF-02, SHAR-04), and their service tokens and webhooks (PEOP-21).
 * @param heir who takes over the service tokens and webhooks; if absent, they end
 * @returns the service tokens and webhooks
 */
export async function endAccess(
  transaction: Transaction,
  id: number,
  { endings, heir }: { endings: readonly AccessEnding[]; heir?: number | undefined },
): Promise<CreatedByEmployee[]> {
  const created = await listCreated(transaction, id);
  await revokeSessionsOf(transaction, id);
  await endMailedLinks(transaction, id);
  for (const end of endings) await end(transaction, id);
  await (heir === undefined ? endCreated(transaction, id) : handOver(transaction, id, heir));
  return created;
}
