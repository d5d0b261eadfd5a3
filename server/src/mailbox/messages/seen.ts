import sql, { type Sql } from 'sql-template-tag';
import type { Caller } from '../../http/caller.ts';

/**
 * Whether a caller sees a message, in SQL over `mail`: as its company's activities, which are everybody's to read (VIS-01), but for a private
 * one, which is its employee's alone (MAIL-08).
 */
export const canSeeMail = ({ employeeId }: Pick<Caller, 'employeeId'>): Sql =>
  sql`(NOT mail.is_private OR mail.employee_id = ${employeeId})`;
