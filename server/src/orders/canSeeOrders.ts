import sql, { type Sql } from 'sql-template-tag';
import type { Caller } from '../http/caller.ts';

/**
 * Whether `caller` can see a company's order lines, spend and prices, in SQL over `company`: an associated company, or any with
 * OrderMasterOverride (VIS-05, VIS-09).
 */
export const canSeeOrders = ({ orderMasterOverride, accountTypeIds }: Caller): Sql =>
  sql`(${orderMasterOverride} OR company.account_type_id = ANY(${accountTypeIds}::int[]))`;
