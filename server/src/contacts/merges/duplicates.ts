import sql, { empty, type Sql } from 'sql-template-tag';
import type { ContactDuplicates, ContactDuplicatesQuery, DuplicatePair } from './contract.ts';
import { isOwnContact } from '../associations/ownContact.ts';
import type { Queryable } from '../../db/database.ts';
import { isEmpty, within } from '../../db/selection.ts';
import type { Caller } from '../../http/caller.ts';
import { offsetOf } from '../../http/page.ts';

const PAGE = 20;
/** Fewer digits are an extension; the last ten are a number without the country code. */
const PHONE_DIGITS = 7;
/** A number shared by more contacts than this is a switchboard's and doesn't identify a person. */
const MOST_SHARING = 5;

/** The caller's active contacts: they can merge a pair only if they can edit both. */
const own = (caller: Caller): Sql => sql`
  SELECT id, name, email, phone, cell FROM contact WHERE NOT inactive AND ${isOwnContact(sql`contact.id`, caller)}`;

/** Contacts that share one of these keys may be the same person. */
const KEYS = sql`
  SELECT id, 'email' AS reason, replace(split_part(split_part(lower(btrim(email)), '@', 1), '+', 1), '.', '') || '@' ||
    split_part(lower(btrim(email)), '@', 2) AS key FROM own WHERE btrim(email) <> ''
  UNION
  SELECT own.id, 'phone', right(digits, 10) FROM own
    CROSS JOIN LATERAL (VALUES (regexp_replace(phone, '\\D', '', 'g')), (regexp_replace(cell, '\\D', '', 'g'))) AS number (digits)
    WHERE length(digits) >= ${PHONE_DIGITS}
  UNION
  SELECT own.id, 'name', company_id || ' ' || name_key(own.name) FROM own JOIN contact_company ON contact_id = own.id`;

function ofSelection({ ParentID, CompanyID }: ContactDuplicatesQuery): Sql {
  const selection = { parentId: ParentID, companyId: CompanyID };
  if (isEmpty(selection)) return empty;
  return sql` WHERE EXISTS (SELECT FROM contact_company JOIN company ON company.id = company_id
    WHERE contact_id IN (pair.one, pair.other)${within(selection, { parent: sql`trend_group_id`, company: sql`company_id` })})`;
}

/** A contact of a pair, in SQL over its id. */
const contactJson = (id: Sql): Sql => sql`(
  SELECT json_build_object('IndividualId', contact.id, 'IndividualName', contact.name, 'IndividualTitle', title,
    'IndividualEmail', email, 'IndividualPhone', contact.phone, 'IndividualCell', cell, 'Company', COALESCE(company.name, ''))
  FROM contact LEFT JOIN contact_company ON contact_id = contact.id AND is_default LEFT JOIN company ON company.id = company_id
  WHERE contact.id = ${id})`;

/** Call 328: pairs of contacts that may be the same person (MERG-01). */
export async function contactDuplicates(
  database: Queryable,
  caller: Caller,
  query: ContactDuplicatesQuery,
): Promise<ContactDuplicates> {
  const [row] = await database.query<{ total: number; pairs: DuplicatePair[] | null }>(sql`
    WITH own AS MATERIALIZED (${own(caller)}), keys AS MATERIALIZED (${KEYS}),
    shared AS (SELECT reason, array_agg(id ORDER BY id) AS ids FROM keys GROUP BY reason, key
      HAVING count(*) BETWEEN 2 AND ${MOST_SHARING}),
    pair AS (SELECT one, other, array_agg(DISTINCT reason ORDER BY reason) AS reasons
      FROM shared CROSS JOIN LATERAL unnest(ids) AS one CROSS JOIN LATERAL unnest(ids) AS other
      WHERE one < other GROUP BY one, other),
    found AS MATERIALIZED (SELECT * FROM pair${ofSelection(query)}),
    page AS (SELECT found.* FROM found JOIN contact ON contact.id = one
      ORDER BY cardinality(reasons) DESC, search, one, other LIMIT ${PAGE} OFFSET ${offsetOf({ PageNo: query.PageNo, PageSize: PAGE })})
    SELECT (SELECT count(*)::int FROM found) AS total, (
      SELECT json_agg(json_build_object('Contacts', json_build_array(${contactJson(sql`one`)}, ${contactJson(sql`other`)}), 'Reasons', reasons)
        ORDER BY cardinality(reasons) DESC, (SELECT search FROM contact WHERE id = one), one, other) FROM page) AS pairs`);
  return { Pairs: row?.pairs ?? [], TotalCount: row?.total ?? 0 };
}
