import sql, { type Sql } from 'sql-template-tag';
import type { Caller } from '../../http/caller.ts';

/**
 * Whether a caller can see a message, in SQL over `mail`: like activities, everybody can read it (VIS-01), except a private one, which only
 * its employee sees (MAIL-08).
 */
export const canSeeMail = ({ employeeId }: Pick<Caller, 'employeeId'>): Sql =>
  sql`(NOT mail.is_private OR mail.employee_id = ${employeeId})`;
