import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { XLSX_TYPE } from '@galley/shared/contract/common';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../db/database.ts';
import { visibleCompany } from '../downloads/companyAccess.ts';
import { findTicket, issueTicket, ticketCaller } from '../downloads/tickets.ts';
import { HttpProblem } from '../http/problem.ts';
import { openRoute, route } from '../http/route.ts';
import { DEFAULT_ORDER_FILTERS, orderConditions } from '../orders/orderConditions.ts';
import type { OrderListRequest } from '../orders/orderQueries.ts';
import { orderExport, type OrderExport } from './orderExport.ts';

/** Each export holds a connection of the database for as long as it runs; the others are for everybody else. */
const MOST_AT_ONCE = 6;
/** A reader that takes nothing for so long is given up. */
const SLOWEST_READER_MS = 60_000;

/** Ends an answer of which bytes wait, when its reader has taken nothing for so long. */
export function giveUpReader(answer: ServerResponse, afterMs: number): void {
  // The connection is silent too while the database is: then nobody is slow.
  answer.setTimeout(afterMs, () => {
    if (answer.writableLength > 0) answer.destroy();
    else answer.setTimeout(afterMs);
  });
}

const DEFAULTS = { ParentID: 0, SortBy: 'Priority', SortOrder: 'asc', ...DEFAULT_ORDER_FILTERS } as const;

/** Refuses to begin an export while `most` others run; one has ended when its sheet is closed. */
function atMost(most: number) {
  let running = 0;
  return async (begin: () => Promise<OrderExport>): Promise<OrderExport> => {
    if (running >= most) {
      throw new HttpProblem(503, 'Other exports are running. Try again in a moment.', [], {
        'retry-after': '5',
      });
    }
    running += 1;
    try {
      const begun = await begin();
      begun.sheet.once('close', () => (running -= 1));
      return begun;
    } catch (error) {
      running -= 1;
      throw error;
    }
  };
}

export interface ExportOptions {
  database: Database;
  today: () => Day;
  publicUrl: string;
  /** Tests have less patience. */
  slowestReaderMs?: number | undefined;
}

/** Calls 28 and 29: a permit for the sheet of an order list, and the sheet. */
export function exportRoutes(
  app: FastifyInstance,
  { database, today, publicUrl, slowestReaderMs = SLOWEST_READER_MS }: ExportOptions,
): void {
  route(app, 'exportUid', async (caller, { params, query }) => {
    const { companyId } = params;
    if (companyId !== 0) await visibleCompany(database, caller, companyId);
    const details: OrderListRequest = { ...DEFAULTS, ...query, CompanyID: companyId };
    // Filters that no list could have are refused now and not at the download.
    orderConditions(caller, today(), { parentId: details.ParentID, companyId }, details);
    const bound = { employeeId: caller.employeeId, companyId: companyId === 0 ? null : companyId };
    return issueTicket(database, 'orders-export', { ...bound, details });
  });

  const begin = atMost(MOST_AT_ONCE);
  openRoute(app, 'orderExport', async ({ params, reply }) => {
    const ticket = await findTicket(database, 'orders-export', params.uid);
    if (ticket === undefined) throw new HttpProblem(404, 'This export is unknown or no longer available.');
    const caller = await ticketCaller(database, ticket);
    if (ticket.companyId !== null) await visibleCompany(database, caller, ticket.companyId);
    const { total, sheet } = await begin(() =>
      orderExport(database, {
        caller,
        today: today(),
        request: ticket.details as OrderListRequest,
        publicUrl,
      }),
    );
    giveUpReader(reply.raw, slowestReaderMs);
    return reply
      .header('content-disposition', 'attachment; filename="Orders.xlsx"')
      .header('x-total-count', String(total))
      .type(XLSX_TYPE)
      .send(sheet);
  });
}
