import sql from 'sql-template-tag';
import {
  auditLinks,
  foreignContacts,
  linkContacts,
  requestContacts,
  withdrawRequests,
} from '../../contacts/index.ts';
import { audit } from '../../common/audit.ts';
import { companyContacts } from '../companyContacts.ts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { ruleBroken } from '../../http/problem.ts';

/** Locks contacts, always in the same order. @returns the ids of those that exist and haven't been merged away */
async function lockContacts(transaction: Queryable, ids: number[]): Promise<Set<number>> {
  const rows = await transaction.query<{ id: number; isMerged: boolean }>(sql`
    SELECT id, merged_into IS NOT NULL AS "isMerged" FROM contact WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`);
  return new Set(rows.filter(({ isMerged }) => !isMerged).map(({ id }) => id));
}

/** Resolves ids from a form: merged contacts are replaced by the kept one (MERG-06). */
async function survivors(transaction: Queryable, ids: readonly number[]): Promise<Set<number>> {
  const rows = await transaction.query<{ id: number }>(
    sql`SELECT COALESCE(surviving_contact(one), one) AS id FROM unnest(${ids}::int[]) AS one`,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Removes contacts from a company. A contact that loses its default company gets the first remaining one, in the order of the form.
 * @returns the removed ones, with their new default company
 */
async function unlink(
  transaction: Queryable,
  companyId: number,
  contacts: number[],
): Promise<Map<number, number | undefined>> {
  const gone = await transaction.query<{ id: number; isDefault: boolean }>(sql`
    DELETE FROM contact_company WHERE company_id = ${companyId} AND contact_id = ANY(${contacts}::int[])
    RETURNING contact_id AS id, is_default AS "isDefault"`);
  const withoutDefault = gone.filter(({ isDefault }) => isDefault).map(({ id }) => id);
  const moved = await transaction.query<{ id: number; company: number }>(sql`
    UPDATE contact_company SET is_default = true WHERE (contact_id, company_id) IN (
      SELECT DISTINCT ON (contact_id) contact_id, company_id
      FROM contact_company JOIN company ON company.id = company_id WHERE contact_id = ANY(${withoutDefault}::int[])
      ORDER BY contact_id, substr(search, 4), search, company_id)
    RETURNING contact_id AS id, company_id AS company`);
  const defaults = new Map(moved.map(({ id, company }) => [id, company]));
  return new Map(gone.map(({ id }) => [id, defaults.get(id)]));
}

/** Applies a form's changes from `known` to `sent` to the current contacts (REC-04). */
function applyFormChanges(
  current: number[],
  sent: ReadonlySet<number>,
  known: ReadonlySet<number>,
): Set<number> {
  const remaining = current.filter((id) => sent.has(id) || !known.has(id));
  return new Set([...remaining, ...[...sent].filter((id) => !known.has(id))]);
}

/**
 * Replaces a company's contacts, except inactive ones, which the form doesn't show. Others' contacts are requested instead; a request that
 * the form knew and no longer contains is withdrawn (REC-08). Contacts choose their default company themselves, so isDefault is ignored.
 * @param sent ids, possibly repeated
 * @param known the contacts when the form was opened; without it, others' additions since then are removed
 * @throws HttpProblem 422 naming IndividualAssociations and each unknown contact
 */
export async function replaceContacts(
  transaction: Queryable,
  caller: Caller,
  companyId: number,
  sent: number[],
  known: number[] | undefined,
): Promise<void> {
  const requested = await survivors(transaction, sent);
  const shownAtStart = known === undefined ? undefined : await survivors(transaction, known);
  const idsShown = async () => (await companyContacts(transaction, companyId)).map(({ value }) => value);
  const existing = await lockContacts(transaction, [
    ...new Set([...(await idsShown()), ...requested, ...(shownAtStart ?? [])]),
  ]);
  const unknown = [...requested].filter((id) => !existing.has(id)).slice(0, 20);
  if (unknown.length > 0) {
    throw ruleBroken(
      unknown.map((id) => ({ field: 'IndividualAssociations', message: `Contact ${id} is unknown.` })),
    );
  }
  // Read again under the lock, because another transaction may have removed some.
  const shown = await idsShown();
  const target = shownAtStart === undefined ? requested : applyFormChanges(shown, requested, shownAtStart);
  const removed = await unlink(
    transaction,
    companyId,
    shown.filter((id) => !target.has(id)),
  );
  const foreign = await foreignContacts(transaction, caller, companyId, [...target]);
  await requestContacts(transaction, caller, companyId, foreign);
  const withdrawn = [...(shownAtStart ?? [])].filter((id) => !requested.has(id));
  await withdrawRequests(transaction, caller, companyId, withdrawn);
  const own = [...target].filter((id) => !foreign.has(id));
  const added = await linkContacts(transaction, caller, companyId, own);
  await transaction.query(sql`
    UPDATE contact SET version = version + 1, updated_at = now(), updated_by = ${caller.employeeId}
    WHERE id = ANY(${[...removed.keys(), ...added]}::int[])`);
  const { employeeId } = caller;
  const company = { company: companyId };
  for (const [id, moved] of removed) {
    const after = moved === undefined ? undefined : { default: moved };
    const action = 'contact taken off a company';
    await audit(transaction, employeeId, { action, record: `contact/${id}`, before: company, after });
  }
  await auditLinks(transaction, caller, companyId, added);
}
