import type { OrderLine } from '@galley/server/orders/contract';
import { openDialog } from '@galley/shared/store';

/** Opens the form for an activity that requests a reorder of a line; the form fetches the notes (REOR-01). */
export function requestReorder({
  OrderIDLineNum,
  ParentID = 0,
  CompanyID = 0,
  CompanyName = '',
}: OrderLine): void {
  const draft = { ID: 0, ParentID, CompanyID, CompanyName, ReorderLine: OrderIDLineNum };
  openDialog('activities/edit', { draft });
}
