import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { CompanyOption, ContactOption, Option } from '@galley/shared/contract/common';
import { isOwnContact } from '../../contacts/index.ts';
import type { Queryable } from '../../db/database.ts';
import { nameStartsWith, nameContains } from '../../db/like.ts';
import type { Caller } from '../../http/caller.ts';

/** Shorter terms find nothing (FIND-06). */
const MINIMUM = 3;
const LIMIT = 100;

/** The table that each search reads. */
const FROM = {
  parent: raw('trend_group AS found'),
  company: raw('company AS found'),
  contact: raw('contact AS found'),
};

const FOUND = raw('found.');

interface Search {
  term: string;
  limit?: number | undefined;
  /** `, …`: additional columns. */
  columns?: Sql;
  /** ` OR …`: further conditions that find a record. */
  also?: Sql;
}

export const isSearched = (term: string): boolean => term.trim().length >= MINIMUM;

async function search<T extends object>(
  database: Queryable,
  { term, limit, columns = empty, also = empty, from, where }: Search & { from: Sql; where: Sql },
): Promise<T[]> {
  if (!isSearched(term)) return [];
  return database.query<T>(sql`
    SELECT found.id AS value, found.name AS label${columns} FROM ${from}
    WHERE (${nameContains(term, FOUND)}${also})${where}
    ORDER BY NOT ${nameStartsWith(term, FOUND)}, found.search, found.id LIMIT ${limit ?? LIMIT}`);
}

/** Call 7. Prefix matches first, then by label. */
export const searchParents = (database: Queryable, term: string, limit?: number) =>
  search<Option>(database, {
    from: FROM.parent,
    where: sql` AND found.deleted_at IS NULL`,
    term,
    limit,
  });

/** Call 8; with a company parent, only its companies. */
export const searchCompanies = <T extends CompanyOption>(
  database: Queryable,
  { parentId, columns = empty, ...options }: Search & { parentId: number },
) =>
  search<T>(database, {
    ...options,
    from: FROM.company,
    columns: sql`, found.trend_group_id AS "TrendGroupId"${columns}`,
    where: sql` AND found.deleted_at IS NULL${parentId === 0 ? empty : sql` AND found.trend_group_id = ${parentId}`}`,
  });

type Place = { parentId: number; companyId: number };

/**
 * Active contacts, optionally of a company or parent, each with their default company. Contacts that aren't associated with the caller are
 * marked.
 */
export async function contactsWithCompany<T extends object = object>(
  database: Queryable,
  caller: Caller,
  { parentId, companyId, ...options }: Search & Place,
): Promise<(ContactOption & T & { CompanyID: number; ParentID: number })[]> {
  const byCompany = sql` AND EXISTS (SELECT FROM contact_company WHERE contact_id = found.id AND company_id = ${companyId})`;
  const byParent = sql` AND EXISTS (SELECT FROM contact_company JOIN company ON company.id = company_id
    WHERE contact_id = found.id AND trend_group_id = ${parentId})`;
  const scope = companyId !== 0 ? byCompany : parentId !== 0 ? byParent : empty;
  const where = sql` AND NOT found.inactive${scope}`;
  const contacts = await search<Option & T>(database, { ...options, from: FROM.contact, where });
  if (contacts.length === 0) return [];
  // Queried separately, because a join would look them up before the limit applies.
  const companies = await database.query<{
    id: number;
    Company: string;
    CompanyID: number;
    ParentID: number;
    isOwn: boolean;
  }>(sql`
    SELECT contact_id AS id, company.name AS "Company", company.id AS "CompanyID", trend_group_id AS "ParentID",
      ${isOwnContact(sql`found.contact_id`, caller)} AS "isOwn"
    FROM (SELECT contact_id, company_id FROM contact_company
      WHERE is_default AND contact_id = ANY(${contacts.map(({ value }) => value)}::int[])) AS found
    JOIN company ON company.id = company_id`);
  const companyOf = new Map(companies.map(({ id, isOwn, ...company }) => [id, { company, isOwn }]));
  return contacts.map((contact) => {
    const { company = NO_COMPANY, isOwn = true } = companyOf.get(contact.value) ?? {};
    return { ...contact, ...company, ...(isOwn ? {} : { IsAssociated: false }) };
  });
}
const NO_COMPANY = { Company: '', CompanyID: 0, ParentID: 0 };

/** Call 9. */
export async function searchContacts(
  database: Queryable,
  caller: Caller,
  options: Search & Place,
): Promise<ContactOption[]> {
  const contacts = await contactsWithCompany(database, caller, options);
  return contacts.map(({ CompanyID: _company, ParentID: _parent, ...contact }) => contact);
}
