import type { Readable } from 'node:stream';
import type { OrderLine, OrderPagedRequest } from '../contract.ts';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { readOrderLines } from '../orderQueries.ts';
import { exportOrders } from '../search/findOrders.ts';
import type { Cell } from '../../common/spreadsheet/cells.ts';
import { workbook } from '../../common/spreadsheet/workbook.ts';
import { orderColumns } from './orderColumns.ts';

/** Filters and sort order of a list, without the page. */
export type OrderListRequest = Omit<OrderPagedRequest, 'EmployeeUID' | 'PageNo' | 'PageSize'>;

/** Lines in memory at a time. Larger batches make other requests wait longer for the database. */
const BATCH = 500;

async function* linesOf(
  database: Database,
  today: Day,
  batches: AsyncIterable<number[]>,
): AsyncGenerator<OrderLine[]> {
  for await (const ids of batches) yield readOrderLines(database, today, ids);
}

async function* rowsOf(
  batches: AsyncIterable<OrderLine[]>,
  columns: ReturnType<typeof orderColumns>,
): AsyncGenerator<Cell[]> {
  for await (const lines of batches) for (const line of lines) yield columns.map(({ cell }) => cell(line));
}

/** A sheet being written, and the number of lines it will have. */
interface OrderExport {
  total: number;
  sheet: Readable;
}

/** Whose list of order lines to export, as of which day, and the base address of proofs. */
export interface ExportOptions {
  caller: Caller;
  today: Day;
  request: OrderListRequest;
  publicUrl: string;
}

/** Exports all pages of a list of order lines into one sheet. */
export async function orderExport(
  database: Database,
  { caller, today, request, publicUrl }: ExportOptions,
): Promise<OrderExport> {
  const scope = { caller, today, selection: { parentId: request.ParentID, companyId: request.CompanyID } };
  const { total, ids } = await exportOrders(database, scope, request, request, BATCH);
  const columns = orderColumns(publicUrl);
  const rows = rowsOf(linesOf(database, today, ids), columns);
  return { total, sheet: workbook([{ name: 'Orders', columns, rows }]) };
}
