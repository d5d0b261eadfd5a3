import sql, { type Sql } from 'sql-template-tag';
import type { Caller } from '../../http/caller.ts';

/** Whether a contact is associated with `caller`, in SQL: one of its companies is, or it has none (VIS-01). */
export const isOwnContact = (contactId: Sql, { accountTypeIds }: Caller): Sql => sql`(
  EXISTS (SELECT FROM contact_company AS own JOIN company AS its ON its.id = own.company_id
    WHERE own.contact_id = ${contactId} AND its.account_type_id = ANY(${accountTypeIds}::int[]))
  OR NOT EXISTS (SELECT FROM contact_company AS own WHERE own.contact_id = ${contactId}))`;
