import type { FastifyInstance } from 'fastify';
import { XLSX_TYPE } from '@galley/shared/contract/common';
import type { Day } from '@galley/shared/domain/calendar';
import { countsOf } from '../../http/counts.ts';
import type { Database } from '../../db/database.ts';
import { visibleCompany } from '../companyAccess.ts';
import { findTicket, issueTicket, ticketCaller } from '../../account/index.ts';
import { HttpProblem } from '../../http/problem.ts';
import { abortSlowReader } from '../../http/slowReader.ts';
import { cancelSignal, openRoute, route } from '../../http/route.ts';
import { DEFAULT_ORDER_FILTERS, refuseBadFilters } from '../search/findOrders.ts';
import { orderExport, type OrderListRequest } from './orderExport.ts';

const DEFAULTS = { ParentID: 0, SortBy: 'Priority', SortOrder: 'asc', ...DEFAULT_ORDER_FILTERS } as const;

export interface ExportOptions {
  database: Database;
  today: () => Day;
  publicUrl: string;
  /** Shorter in tests. */
  slowestReaderMs?: number | undefined;
}

/** Calls 28 and 29: a permit for the sheet of an order list, and the sheet itself (DOC-01, DOC-02). */
export function exportRoutes(
  app: FastifyInstance,
  { database, today, publicUrl, slowestReaderMs }: ExportOptions,
): void {
  route(app, 'exportUid', async (caller, { params, query }) => {
    const { companyId } = params;
    if (companyId !== 0) await visibleCompany(database, caller, companyId);
    const details: OrderListRequest = { ...DEFAULTS, ...query, CompanyID: companyId };
    // Refuses invalid filters here rather than at the download.
    const selection = { parentId: details.ParentID, companyId };
    refuseBadFilters({ caller, today: today(), selection }, details);
    return issueTicket(database, 'orders-export', caller, {
      companyId: companyId === 0 ? null : companyId,
      details,
    });
  });

  const counts = countsOf(app);
  openRoute(app, 'orderExport', async ({ params, reply }) => {
    const ticket = await findTicket(database, 'orders-export', params.uid);
    if (ticket === undefined)
      throw new HttpProblem(404, 'This export is unknown or has expired. Please export again.');
    const caller = await ticketCaller(database, ticket);
    if (ticket.companyId !== null) await visibleCompany(database, caller, ticket.companyId);
    const leave = await app.enterCall('exports', caller.employeeId, cancelSignal(reply));
    counts.runningExports += 1;
    const release = () => {
      counts.runningExports -= 1;
      leave();
    };
    const { total, sheet } = await orderExport(database, {
      caller,
      today: today(),
      request: ticket.details as OrderListRequest,
      publicUrl,
    }).catch((error: unknown) => {
      release();
      throw error;
    });
    sheet.once('close', release);
    abortSlowReader(reply.raw, slowestReaderMs);
    return reply
      .header('content-disposition', 'attachment; filename="Orders.xlsx"')
      .header('x-total-count', String(total))
      .type(XLSX_TYPE)
      .send(sheet);
  });
}
