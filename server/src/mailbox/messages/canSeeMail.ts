import sql, { type Sql } from 'sql-template-tag';
import type { Caller } from '../../http/caller.ts';

/**
 * Whether a caller can see a message, in SQL over `mail`: everybody can read it, as with activities (VIS-01), unless it's private: then
 * only its employee can (MAIL-08).
 */
export const canSeeMail = ({ employeeId }: Pick<Caller, 'employeeId'>): Sql =>
  sql`(NOT mail.is_private OR mail.employee_id = ${employeeId})`;
