import sql from 'sql-template-tag';
import type { Transaction } from '../../db/database.ts';
import { unlessDuplicate } from '../../db/savepoint.ts';
import { HttpProblem } from '../../http/problem.ts';

/** Restores contacts with these emails. @throws HttpProblem 409 if another contact now has one of them */
export async function restoreUnlessEmailTaken(
  transaction: Transaction,
  emails: readonly unknown[],
  restoreContacts: () => Promise<unknown>,
): Promise<void> {
  const written = await unlessDuplicate(transaction, 'contact_email_key', async () => {
    await restoreContacts();
    return true;
  });
  if (written !== undefined) return;
  const [taken] = await transaction.query<{ email: string; name: string }>(sql`
    SELECT email, name FROM contact
    WHERE merged_into IS NULL AND lower(email) IN (SELECT lower(one) FROM unnest(${emails}::text[]) AS one) LIMIT 1`);
  const message = `${taken?.name ?? 'Another contact'} now has the email ${taken?.email ?? ''}. Change that first.`;
  throw new HttpProblem(409, message, [{ field: 'IndividualEmail', message }]);
}
