import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { CompanyOption, ContactOption, Option } from '@galley/shared/contract/common';
import { isOwnContact } from '../associations/ownContact.ts';
import type { Queryable } from '../db/database.ts';
import { beginning, containing } from '../db/like.ts';
import type { Caller } from '../http/caller.ts';

/** Fewer characters find nothing (FIND-06). */
const MINIMUM = 3;
const LIMIT = 100;

/** The tables that a search looks through. */
const FROM = {
  parent: raw('trend_group AS found'),
  company: raw('company AS found'),
  contact: raw('contact AS found'),
};

async function search<T extends object>(
  database: Queryable,
  options: { from: Sql; columns: Sql; where: Sql; term: string; limit: number | undefined },
): Promise<T[]> {
  const term = options.term.trim();
  if (term.length < MINIMUM) return [];
  return database.query<T>(sql`
    SELECT found.id AS value, found.name AS label${options.columns} FROM ${options.from}
    WHERE found.search LIKE ${containing(term)}${options.where}
    ORDER BY found.search NOT LIKE ${beginning(term)}, found.search, found.id LIMIT ${options.limit ?? LIMIT}`);
}

/** Call 7. Prefix matches first, then by label. */
export const searchParents = (database: Queryable, term: string, limit?: number) =>
  search<Option>(database, {
    from: FROM.parent,
    columns: empty,
    where: sql` AND found.deleted_at IS NULL`,
    term,
    limit,
  });

/** Call 8, within a company parent when one is given. */
export const searchCompanies = (database: Queryable, term: string, parentId: number, limit?: number) =>
  search<CompanyOption>(database, {
    from: FROM.company,
    columns: sql`, found.trend_group_id AS "TrendGroupId"`,
    where: sql` AND found.deleted_at IS NULL${parentId === 0 ? empty : sql` AND found.trend_group_id = ${parentId}`}`,
    term,
    limit,
  });

/** Call 9: active contacts, of a company or of any company of a parent when one is given, each with its default company; others' are marked. */
export async function searchContacts(
  database: Queryable,
  caller: Caller,
  options: { term: string; parentId: number; companyId: number; limit?: number | undefined },
): Promise<ContactOption[]> {
  const { term, parentId, companyId, limit } = options;
  const byCompany = sql` AND EXISTS (SELECT FROM contact_company WHERE contact_id = found.id AND company_id = ${companyId})`;
  const byParent = sql` AND EXISTS (SELECT FROM contact_company JOIN company ON company.id = company_id
    WHERE contact_id = found.id AND trend_group_id = ${parentId})`;
  const scope = companyId !== 0 ? byCompany : parentId !== 0 ? byParent : empty;
  const contacts = await search<Option>(database, {
    from: FROM.contact,
    columns: empty,
    where: sql` AND NOT found.inactive${scope}`,
    term,
    limit,
  });
  if (contacts.length === 0) return [];
  // By themselves: joined to the search, they would be looked up before it is cut off.
  const companies = await database.query<{ id: number; name: string; isOwn: boolean }>(sql`
    SELECT contact_id AS id, company.name, ${isOwnContact(sql`found.contact_id`, caller)} AS "isOwn"
    FROM (SELECT contact_id, company_id FROM contact_company
      WHERE is_default AND contact_id = ANY(${contacts.map(({ value }) => value)}::int[])) AS found
    JOIN company ON company.id = company_id`);
  const companyOf = new Map(companies.map((company) => [company.id, company]));
  return contacts.map((contact) => {
    const { name = '', isOwn = true } = companyOf.get(contact.value) ?? {};
    return { ...contact, Company: name, ...(isOwn ? {} : { IsAssociated: false }) };
  });
}
