import sql, { type Sql } from 'sql-template-tag';
import { canSeeOrders } from './canSeeOrders.ts';
import type { Caller } from '../http/caller.ts';

/** Whether a row of `order_line` and `company` has this order-line id and the caller can see it (VIS-04, VIS-05). */
export const isSeenLine = (caller: Caller, line: string): Sql =>
  sql`order_line_num = ${line} AND company.deleted_at IS NULL AND ${canSeeOrders(caller)}`;
