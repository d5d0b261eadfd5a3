import sql from 'sql-template-tag';
import type { Option } from '@galley/shared/contract/common';
import type { Selection } from '@galley/shared/domain/selection';
import type { Queryable } from '../../db/database.ts';
import { within } from '../../db/selection.ts';

/** Call 10: the sales reps of the selection's companies, or of all companies without a selection. */
export function salesReps(database: Queryable, selection: Selection): Promise<Option[]> {
  return database.query<Option>(sql`
    SELECT employee.id AS value, full_name AS label FROM employee
    WHERE EXISTS (SELECT FROM company WHERE sales_rep_id = employee.id
      ${within(selection, { parent: sql`trend_group_id`, company: sql`company.id` })})
    ORDER BY lower(full_name), employee.id`);
}

/** Call 10 with companyId -1: the account owners for the prospect form. */
export function accountOwners(database: Queryable): Promise<Option[]> {
  return database.query<Option>(
    sql`SELECT id AS value, name AS label FROM account_type WHERE deleted_at IS NULL ORDER BY lower(name), id`,
  );
}
