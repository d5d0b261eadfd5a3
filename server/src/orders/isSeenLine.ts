import sql, { type Sql } from 'sql-template-tag';
import { canSeeOrders } from './canSeeOrders.ts';
import type { Caller } from '../http/caller.ts';

/** Whether a row of the tables `order_line` and `company` is the line of this order-line id, and the caller sees it (VIS-04, VIS-05). */
export const isSeenLine = (caller: Caller, line: string): Sql =>
  sql`order_line_num = ${line} AND company.deleted_at IS NULL AND ${canSeeOrders(caller)}`;
