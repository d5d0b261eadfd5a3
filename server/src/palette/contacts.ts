import sql from 'sql-template-tag';
import type { PaletteContact } from '@galley/shared/contract/palette';
import type { Queryable } from '../db/database.ts';
import { searchContacts } from '../search/searchQueries.ts';

/** The active contacts that a term finds, each with its default company. */
export async function findContacts(
  database: Queryable,
  options: { term: string; limit: number },
): Promise<PaletteContact[]> {
  const contacts = await searchContacts(database, { ...options, parentId: 0, companyId: 0 });
  const companies = await database.query<{ id: number; name: string }>(sql`
    SELECT contact_id AS id, company.name FROM contact_company JOIN company ON company.id = company_id
    WHERE is_default AND contact_id = ANY(${contacts.map(({ value }) => value)}::int[])`);
  const nameOf = new Map(companies.map(({ id, name }) => [id, name]));
  return contacts.map((contact) => ({ ...contact, Company: nameOf.get(contact.value) ?? '' }));
}
