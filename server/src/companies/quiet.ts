import sql, { raw, type Sql } from 'sql-template-tag';
import { addDays, type Day } from '@galley/shared/domain/calendar';
import { QUIET_DAYS } from './rules/quietProspects.ts';

/**
 * Prospects gone quiet, in SQL over `company`: for 30 days, no activity was done and nobody changed the prospect or its contacts (MYD-05).
 * Changes by feeds don't count.
 */
export function isQuiet(today: Day): Sql {
  const since = addDays(today, -QUIET_DAYS);
  const isTouched = (table: 'company' | 'contact') =>
    sql`${raw(table)}.updated_by IS NOT NULL AND ${raw(table)}.updated_at >= ${since}::timestamp AT TIME ZONE 'UTC'`;
  return sql`prospect AND NOT (${isTouched('company')})
    AND NOT EXISTS (SELECT FROM activity WHERE company_id = company.id AND completed_on >= ${since}::date)
    AND NOT EXISTS (SELECT FROM contact_company JOIN contact ON contact.id = contact_id
      WHERE company_id = company.id AND ${isTouched('contact')})`;
}
