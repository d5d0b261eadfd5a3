import sql, { type Sql } from 'sql-template-tag';
import type { Caller } from '../http/caller.ts';

/**
 * Whether `caller` may see what a company orders, in SQL over the table `company`: its order lines, what it spends and its
 * prices. An associated one, or any with OrderMasterOverride (VIS-05, VIS-09).
 */
export const canSeeOrders = ({ orderMasterOverride, accountTypeIds }: Caller): Sql =>
  sql`(${orderMasterOverride} OR company.account_type_id = ANY(${accountTypeIds}::int[]))`;
