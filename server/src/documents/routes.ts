import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PDF_TYPE, XLSX_TYPE } from '@galley/shared/contract/common';
import type { Readable } from 'node:stream';
import type { Day } from '@galley/shared/domain/calendar';
import { newPermit } from '../account/permit.ts';
import { audit } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { badField } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { write } from '../http/write.ts';
import { quoteSheets } from './pricing/buildAQuote.ts';
import { readPrices, readSelectedAddresses, readShipPrices } from './pricing/priceQueries.ts';
import { detailSheets } from './pricing/pricingDetail.ts';
import { summaryOf, summarySheets } from './pricing/pricingSummary.ts';
import { summaryPdf } from './pricing/summaryPdf.ts';
import { workbook } from './spreadsheet/workbook.ts';
import { attachment } from './attachment.ts';
import { openDocument, parsePath, type PricingDocument } from './pricingDocuments.ts';
import { downloadHolder, spendTicket } from './holder.ts';
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

/** Calls 35, 36, 37 and 102: a company's pricing documents, and the tickets that let a navigation fetch them (DOC-04). */
export function downloadRoutes(
  app: FastifyInstance,
  { database, secret, today }: { database: Database; secret: Uint8Array; today: () => Day },
): void {
  const holder = downloadHolder(app, database);
  const ticketOf = (seed: string) => createHmac('sha256', secret).update(seed).digest('base64url');

  route(
    app,
    'pricingDetail',
    async (caller, { params, query, reply }) => {
      const company = await openDocument(database, caller, 'pricingDetail', params.customerUid);
      const { name, pricePlan: plan, shipPricePlan: shipPlan } = company;
      const heading = { company: name, plan, shipPlan, today: today() };
      const prices = await readPrices(database, plan);
      const sheets = detailSheets(heading, prices, await readShipPrices(database, shipPlan));
      await spendTicket(database, query.ticket);
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
      await spendTicket(database, query.ticket);
      return send(reply, content, { document: 'pricingSummary', company: name, kind });
    },
    holder,
  );

  route(
    app,
    'buildAQuote',
    async (caller, { params, query, reply }) => {
      const { id, name } = await openDocument(database, caller, 'buildAQuote', params.customerUid);
      const addresses = await readSelectedAddresses(database, id);
      const sheets = quoteSheets(addresses);
      await spendTicket(database, query.ticket);
      await audit(database, {
        employeeId: caller.employeeId,
        action: 'quote built',
        record: `quote/${id}`,
        after: { addresses: addresses.length },
      });
      return send(reply, workbook(sheets), { document: 'buildAQuote', company: name, kind: 'xlsx' });
    },
    holder,
  );

  route(app, 'downloadTicket', async (caller, { body, request }) => {
    // A repeated request gets the answer that is kept for it: what is kept is not the ticket but what it is made of.
    const { seed } = await write(database, caller, request, async (transaction) => {
      const wanted = parsePath(body.path);
      if (wanted === undefined) throw badField('path', 'is not the path of a pricing document');
      const { id } = await openDocument(transaction, caller, wanted.document, wanted.customerUid);
      const fresh = newPermit();
      await issueTicket(transaction, 'download', caller, { companyId: id, permit: ticketOf(fresh) });
      return { seed: fresh };
    });
    return { url: `${body.path}${body.path.includes('?') ? '&' : '?'}ticket=${ticketOf(seed)}` };
  });
}
