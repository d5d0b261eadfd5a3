import type { FastifyInstance, FastifyReply } from 'fastify';
import { PDF_TYPE, XLSX_TYPE } from '@galley/shared/contract/common';
import type { Readable } from 'node:stream';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../db/database.ts';
import { badField } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { write } from '../http/write.ts';
import { quoteSheets } from '../pricing/buildAQuote.ts';
import { readPrices, readSelectedAddresses, readShipPrices } from '../pricing/priceQueries.ts';
import { detailSheets } from '../pricing/pricingDetail.ts';
import { summaryOf, summarySheets } from '../pricing/pricingSummary.ts';
import { summaryPdf } from '../pricing/summaryPdf.ts';
import { workbook } from '../spreadsheet/workbook.ts';
import { attachment } from './attachment.ts';
import { openDocument, parsePath, type PricingDocument } from './documents.ts';
import { downloadHolder } from './holder.ts';
import { issueTicket } from './tickets.ts';

const TITLES: Record<PricingDocument, string> = {
  pricingDetail: 'Detailed Pricing Sheet',
  pricingSummary: 'Pricing Summary',
  buildAQuote: 'Build a Quote',
};

const send = (
  reply: FastifyReply,
  content: Readable | Buffer,
  { document, company, kind }: { document: PricingDocument; company: string; kind: 'xlsx' | 'pdf' },
): FastifyReply =>
  reply
    .header('content-disposition', attachment(`${TITLES[document]} - ${company}.${kind}`))
    .type(kind === 'pdf' ? PDF_TYPE : XLSX_TYPE)
    .send(content);

/** Calls 35, 36, 37 and 102: a company's pricing documents, and the tickets that let a navigation fetch them. */
export function downloadRoutes(app: FastifyInstance, database: Database, today: () => Day): void {
  const holder = downloadHolder(app, database);

  route(
    app,
    'pricingDetail',
    async (caller, { params, reply }) => {
      const company = await openDocument(database, caller, 'pricingDetail', params.customerUid);
      const { name, pricePlan: plan, shipPricePlan: shipPlan } = company;
      const heading = { company: name, plan, shipPlan, today: today() };
      const prices = await readPrices(database, plan);
      const sheets = detailSheets(heading, prices, await readShipPrices(database, shipPlan));
      return send(reply, workbook(sheets), { document: 'pricingDetail', company: name, kind: 'xlsx' });
    },
    holder,
  );

  route(
    app,
    'pricingSummary',
    async (caller, { params, query, reply }) => {
      const { name, pricePlan } = await openDocument(database, caller, 'pricingSummary', params.customerUid);
      const heading = { company: name, plan: pricePlan, today: today() };
      const prices = await readPrices(database, pricePlan);
      const kind = query.format ?? 'xlsx';
      const content =
        kind === 'pdf'
          ? Buffer.from(await summaryPdf(heading, summaryOf(prices)))
          : workbook(summarySheets(heading, prices));
      return send(reply, content, { document: 'pricingSummary', company: name, kind });
    },
    holder,
  );

  route(
    app,
    'buildAQuote',
    async (caller, { params, reply }) => {
      const { id, name } = await openDocument(database, caller, 'buildAQuote', params.customerUid);
      const sheets = quoteSheets(await readSelectedAddresses(database, id));
      return send(reply, workbook(sheets), { document: 'buildAQuote', company: name, kind: 'xlsx' });
    },
    holder,
  );

  route(app, 'downloadTicket', (caller, { body, request }) =>
    write(database, caller, request, async (transaction) => {
      const wanted = parsePath(body.path);
      if (wanted === undefined) throw badField('path', 'is not the path of a pricing document');
      const { id } = await openDocument(transaction, caller, wanted.document, wanted.customerUid);
      const bound = { employeeId: caller.employeeId, companyId: id };
      const ticket = await issueTicket(transaction, 'download', { ...bound, details: {} });
      return { url: `${body.path}${body.path.includes('?') ? '&' : '?'}ticket=${ticket}` };
    }),
  );
}
