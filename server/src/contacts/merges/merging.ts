import sql from 'sql-template-tag';
import type { ContactBefore, ContactMerge, ContactMerging, MergeReferences } from './contract.ts';
import { isOwnContact } from '../associations/ownContact.ts';
import { readContacts } from '../readContact.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { utc } from '../../db/utc.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpProblem } from '../../http/problem.ts';

/** How many associations the dialog gets for each contact. */
const SHOWN_ASSOCIATIONS = 1000;

/** How many records refer to these contacts in total. `quote.contact_id > 0` is the condition of the quotes' index. */
export async function countReferences(database: Queryable, ids: number[]): Promise<MergeReferences> {
  const [row] = await database.query<MergeReferences>(sql`
    SELECT (SELECT count(*)::int FROM activity WHERE contact_id = ANY(${ids}::int[])) AS "Activities",
      (SELECT count(*)::int FROM order_line
        WHERE sales_contact_id = ANY(${ids}::int[]) OR graphics_contact_id = ANY(${ids}::int[])) AS "OrderLines",
      (SELECT count(*)::int FROM quote WHERE contact_id > 0 AND contact_id = ANY(${ids}::int[])) AS "Quotes",
      (SELECT count(*)::int FROM contact_company WHERE contact_id = ANY(${ids}::int[])) AS "Companies",
      (SELECT count(*)::int FROM association_request WHERE contact_id = ANY(${ids}::int[])) AS "Requests",
      (SELECT count(*)::int FROM mention WHERE contact_id = ANY(${ids}::int[])) AS "Mentions",
      (SELECT count(*)::int FROM record_file WHERE contact_id = ANY(${ids}::int[])) AS "Files",
      (SELECT count(DISTINCT mail_id)::int FROM mail_contact WHERE contact_id = ANY(${ids}::int[])) AS "Emails",
      (SELECT count(*)::int FROM feed_record WHERE resource = 'contacts' AND record_id = ANY(${ids}::bigint[])) AS "Keys"`);
  const none = {
    Activities: 0,
    OrderLines: 0,
    Quotes: 0,
    Companies: 0,
    Requests: 0,
    Mentions: 0,
    Files: 0,
    Emails: 0,
    Keys: 0,
  };
  return row ?? none;
}

/** A stored merge, and what its undo depends on. */
export interface StoredMerge {
  id: number;
  keptId: number;
  mergedIds: number[];
  isUndone: boolean;
  /** The kept contact of a later merge that shares a contact and must be undone before this one. */
  later: string | null;
  /** Whether the caller could edit each of its contacts before the merge. */
  isOwn: boolean;
}

/** A merge that's being undone, in a transaction that has locked its contacts. */
export interface Undoing {
  transaction: Transaction;
  caller: Caller;
  merge: StoredMerge;
}

/** Why a merge can't be undone; empty: it can. */
export function undoObstacle({ isUndone, later, isOwn }: StoredMerge): string {
  if (isUndone) return 'This merge has already been undone.';
  if (!isOwn) return 'You can undo a merge only if all of its contacts are associated with you.';
  return later === null ? '' : `Undo the later merge into ${later} first.`;
}

/** Merges that match a condition on `merge`. A contact merged away was the caller's if one of its companies was, or if it had none. */
export const storedMerges = (database: Queryable, caller: Caller, where: ReturnType<typeof sql>) =>
  database.query<StoredMerge>(sql`
    SELECT merge.id, kept_id AS "keptId", merged_ids AS "mergedIds", undone_at IS NOT NULL AS "isUndone",
      (SELECT name FROM contact_merge AS later JOIN contact ON contact.id = later.kept_id
        WHERE later.id > merge.id AND later.undone_at IS NULL
          AND (later.kept_id = ANY(merge.merged_ids || merge.kept_id) OR later.merged_ids && (merge.merged_ids || merge.kept_id))
        ORDER BY later.id DESC LIMIT 1) AS later,
      ${isOwnContact(sql`merge.kept_id`, caller)} AND NOT EXISTS (
        SELECT FROM unnest(merged_ids) AS one (id)
        CROSS JOIN LATERAL (SELECT bool_or(account_type_id = ANY(${caller.accountTypeIds}::int[])) AS is_own
          FROM contact_merge_row AS had JOIN company ON company.id = (had.before ->> 'company_id')::int
          WHERE had.merge_id = merge.id AND had.source = 'contact_company' AND (had.before ->> 'contact_id')::int = one.id) AS its
        WHERE NOT is_own) AS "isOwn"
    FROM contact_merge AS merge WHERE ${where} ORDER BY merge.id DESC`);

interface MergeRow extends Omit<ContactMerge, 'Hindrance'> {
  MergeID: number;
}

/** The merges that these contacts resulted from, including undone ones. */
async function mergesOf(database: Queryable, caller: Caller, ids: number[]): Promise<ContactMerge[]> {
  const concerned = sql`kept_id = ANY(${ids}::int[]) OR merged_ids && ${ids}::int[]`;
  const known = new Map((await storedMerges(database, caller, concerned)).map((one) => [one.id, one]));
  const rows = await database.query<MergeRow>(sql`
    SELECT merge.id AS "MergeID", kept_id AS "KeptID", ${utc('at')} AS "MergedAt",
      merger.full_name AS "MergedBy", COALESCE(undoer.full_name, '') AS "UndoneBy",
      (SELECT json_agg(json_build_object('IndividualId', before -> 'id', 'IndividualName', before -> 'name',
          'IndividualTitle', before -> 'title', 'IndividualEmail', before -> 'email', 'IndividualPhone', before -> 'phone',
          'IndividualCell', before -> 'cell', 'InternalNotes', before -> 'internal_notes')
          ORDER BY (before ->> 'id')::int <> kept_id, place)
        FROM contact_merge_row WHERE merge_id = merge.id AND source = 'contact') AS "Contacts"
    FROM contact_merge AS merge JOIN employee AS merger ON merger.id = merge.employee_id
    LEFT JOIN employee AS undoer ON undoer.id = undone_by WHERE ${concerned} ORDER BY merge.id DESC LIMIT 50`);
  return rows.map((row) => {
    const merge = known.get(row.MergeID);
    return {
      ...row,
      Contacts: row.Contacts satisfies ContactBefore[],
      Hindrance: merge === undefined ? '' : undoObstacle(merge),
    };
  });
}

/**
 * Call 329: contacts with the number of references to each, and the merges that they resulted from.
 * @throws HttpProblem 404
 */
export async function contactMerging(
  database: Queryable,
  caller: Caller,
  ids: number[],
): Promise<ContactMerging> {
  const staying = await database.query<{ id: number }>(sql`
    SELECT id FROM (SELECT surviving_contact(one) AS id, min(place) AS place
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS asked (one, place) GROUP BY 1) AS known WHERE id IS NOT NULL ORDER BY place`);
  const found = staying.map(({ id }) => id);
  const contacts = await readContacts(database, caller, found, SHOWN_ASSOCIATIONS);
  if (contacts.length === 0) throw new HttpProblem(404, 'There is no contact with this id.');
  const changed = await database.query<{ id: number; at: string }>(sql`
    SELECT id, to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at FROM contact WHERE id = ANY(${found}::int[])`);
  const changedAt = new Map(changed.map(({ id, at }) => [id, at]));
  const Contacts = [];
  for (const contact of contacts)
    Contacts.push({
      Contact: contact,
      ChangedAt: changedAt.get(contact.IndividualId) ?? '',
      References: await countReferences(database, [contact.IndividualId]),
    });
  return { Contacts, Merges: await mergesOf(database, caller, found) };
}
