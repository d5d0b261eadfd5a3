import sql, { raw, type Sql } from 'sql-template-tag';
import { addDays, type Day } from '@galley/shared/domain/calendar';
import { QUIET_DAYS } from './rules/quietProspects.ts';

/**
 * Prospects gone quiet, in SQL over `company`: for 30 days, no activity was done and nobody changed the prospect or its contacts (MYD-05).
 * Changes by feeds don't count. A feed clears `updated_by`, so the audit log shows whether a person changed the record before that;
 * what people do without changing it, such as requesting a contact or adding a file, doesn't count.
 */
export function isQuiet({ today, timeZone }: { today: Day; timeZone: string }): Sql {
  const since = addDays(today, -QUIET_DAYS);
  const isRecent = (time: Sql) => sql`${time} >= ${since}::timestamp AT TIME ZONE ${timeZone}`;
  // With EXISTS, PostgreSQL may read the whole audit log instead of the record's few rows.
  const isTouched = (table: 'company' | 'contact') => sql`
    ${isRecent(raw(`${table}.updated_at`))} AND (${raw(table)}.updated_by IS NOT NULL OR 0 < (
      SELECT count(*) FROM audit_log WHERE record = ${`${table}/`} || ${raw(table)}.id AND ${isRecent(raw('at'))}
        AND action ~ '^(prospect|contact) (?!request)'))`;
  return sql`prospect AND NOT (${isTouched('company')})
    AND NOT EXISTS (SELECT FROM activity WHERE company_id = company.id AND completed_on >= ${since}::date)
    AND NOT EXISTS (SELECT FROM contact_company JOIN contact ON contact.id = contact_id
      WHERE company_id = company.id AND ${isTouched('contact')})`;
}
