import type { Readable } from 'node:stream';
import type { OrderLine } from '@galley/shared/contract/orders';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { readOrderLines, wholeOrderList, type OrderListRequest } from '../../orders/orderQueries.ts';
import type { Cell } from '../spreadsheet/cells.ts';
import { workbook } from '../spreadsheet/workbook.ts';
import { orderColumns } from './orderColumns.ts';

/** How many lines are in memory at a time; with more of them, others wait longer for the database. */
const BATCH = 500;

async function* linesOf(
  database: Database,
  today: Day,
  batches: AsyncIterable<{ id: number }[]>,
): AsyncGenerator<OrderLine[]> {
  for await (const batch of batches) {
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
interface OrderExport {
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
  { publicUrl, ...list }: ExportOptions,
): Promise<OrderExport> {
  const { total, ids } = await wholeOrderList(database, list, BATCH);
  const columns = orderColumns(publicUrl);
  const rows = rowsOf(linesOf(database, list.today, ids), columns);
  return { total, sheet: workbook([{ name: 'Orders', columns, rows }]) };
}
