import type { Readable } from 'node:stream';
import type { Sql } from 'sql-template-tag';
import type { OrderLine } from '@galley/shared/contract/orders';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { readOrderLines, wholeOrderList, type OrderListRequest } from '../orders/orderQueries.ts';
import type { Cell } from '../spreadsheet/cells.ts';
import { workbook } from '../spreadsheet/workbook.ts';
import { orderColumns } from './orderColumns.ts';

/** How many lines are in memory at a time. */
const BATCH = 2_000;

/** Only the ids are read under a cursor: sorting them is light work, whichever engine keeps the result. */
async function* linesOf(database: Database, today: Day, ids: Sql): AsyncGenerator<OrderLine[]> {
  for await (const batch of database.cursor<{ id: number }>(ids, BATCH)) {
    yield readOrderLines(
      database,
      today,
      batch.map(({ id }) => id),
    );
  }
}

async function* rowsOf(
  batches: AsyncIterable<OrderLine[]>,
  columns: ReturnType<typeof orderColumns>,
): AsyncGenerator<Cell[]> {
  for await (const lines of batches) for (const line of lines) yield columns.map(({ cell }) => cell(line));
}

/** A sheet that is being written, and how many lines it will hold. */
export interface OrderExport {
  total: number;
  sheet: Readable;
}

/** Whose list of order lines is exported, as of which day, and where their proofs are found. */
export interface ExportOptions {
  caller: Caller;
  today: Day;
  request: OrderListRequest;
  publicUrl: string;
}

/** The order lines of a list, all its pages in one sheet. */
export async function orderExport(
  database: Database,
  { caller, today, request, publicUrl }: ExportOptions,
): Promise<OrderExport> {
  const { total, ids } = await wholeOrderList(database, caller, today, request);
  const columns = orderColumns(publicUrl);
  const rows = rowsOf(linesOf(database, today, ids), columns);
  return { total, sheet: workbook([{ name: 'Orders', columns, rows }]) };
}
