import sql from 'sql-template-tag';
import type { OrderAttentionResponse } from '@galley/shared/contract/orders';
import type { Day } from '@galley/shared/domain/calendar';
import { ATTENTION_STATUSES } from '@galley/shared/domain/orderStatus';
import type { Selection } from '@galley/shared/domain/selection';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { selectedLines } from './orderConditions.ts';

/**
 * The visible lines of a selection, or of all companies without one, that wait for a person, by status; each count is
 * the total of the list that the status alone finds, of all dates.
 */
export async function orderAttention(
  database: Queryable,
  caller: Caller,
  today: Day,
  selection: Selection,
): Promise<OrderAttentionResponse> {
  const Statuses = await database.query<OrderAttentionResponse['Statuses'][number]>(sql`
    SELECT status AS "Status", count(*) AS "Count" FROM order_line
    WHERE status = ANY(${[...ATTENTION_STATUSES]}::smallint[]) AND ${selectedLines(caller, today, selection)}
    GROUP BY status ORDER BY 2 DESC, 1`);
  return { Statuses };
}
