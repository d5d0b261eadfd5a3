import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import type { Versioned } from '../../http/conflict.ts';
import { HttpProblem } from '../../http/problem.ts';

/** A prospect's own columns; contacts are written separately. */
export interface ProspectValues {
  name: string;
  parent: number;
  forecastFamily: number;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  url: string;
  phone: string;
  fax: string;
  accountType: number;
}

export interface StoredProspect {
  id: number;
  state: Versioned;
  values: ProspectValues;
}

/**
 * Locks a prospect that the caller can edit.
 * @throws HttpProblem 404, or 403 if the company is a customer or not associated with the caller
 */
export async function lockOwnProspect(
  transaction: Queryable,
  caller: Caller,
  id: number,
): Promise<StoredProspect> {
  const [company] = await transaction.query<ProspectValues & Versioned & { prospect: boolean }>(sql`
    SELECT name, trend_group_id AS parent, forecast_family_id AS "forecastFamily", address1, address2, city, state,
      zip, url, phone, fax, account_type_id AS "accountType", prospect, version, updated_by, updated_at
    FROM company WHERE id = ${id} AND deleted_at IS NULL FOR NO KEY UPDATE`);
  if (company === undefined) throw new HttpProblem(404, 'There is no company with this id.');
  const { prospect, version, updated_by, updated_at, ...values } = company;
  if (!prospect) throw new HttpProblem(403, 'This company is a customer; only prospects can be edited.');
  if (!caller.accountTypeIds.includes(values.accountType)) {
    throw new HttpProblem(403, 'This company is not associated with you.');
  }
  return { id, state: { version, updated_by, updated_at }, values };
}
