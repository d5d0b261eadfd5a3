import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PDF_TYPE, XLSX_TYPE } from '@galley/shared/contract/common';
import type { Readable } from 'node:stream';
import type { Day } from '@galley/shared/domain/calendar';
import { newPermit } from '../../common/permit.ts';
import { audit } from '../../common/audit.ts';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { badField } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { write } from '../../http/write.ts';
import { quoteSheets } from './pricing/buildAQuote.ts';
import { readPrices, readSelectedAddresses, readShipPrices } from './pricing/priceQueries.ts';
import { detailSheets } from './pricing/pricingDetail.ts';
import { summaryOf, summarySheets } from './pricing/pricingSummary.ts';
import { workbook } from '../../common/spreadsheet/workbook.ts';
import { attachment } from '../../http/attachment.ts';
import type { DownloadCompany } from '../../orders/index.ts';
import { companyForDocument, parsePath, type PricingDocument } from './pricingDocuments.ts';
import { downloadHolder, issueTicket, spendTicket } from '../../account/index.ts';

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

/** Calls 35, 36, 37 and 102: a company's pricing documents, and the tickets with which a navigation can fetch them (DOC-04). */
export function downloadRoutes(
  app: FastifyInstance,
  { database, secret, today }: { database: Database; secret: Uint8Array; today: () => Day },
): void {
  const holder = downloadHolder(app, database);
  const ticketOf = (seed: string) => createHmac('sha256', secret).update(seed).digest('base64url');

  /** Serves a document; its ticket is spent once the content is ready, so that an error leaves it valid. */
  const serve = (
    document: PricingDocument,
    make: (
      company: DownloadCompany,
      options: { kind: 'xlsx' | 'pdf'; caller: Caller },
    ) => Promise<Readable | Buffer>,
  ) =>
    route(
      app,
      document,
      async (caller, { params, query, reply }) => {
        const company = await companyForDocument(database, caller, document, params.customerUid);
        const { ticket, format: kind = 'xlsx' }: { ticket?: string; format?: 'xlsx' | 'pdf' } = query;
        const content = await make(company, { kind, caller });
        await spendTicket(database, ticket);
        return send(reply, content, { document, company: company.name, kind });
      },
      holder,
    );

  serve('pricingDetail', async ({ name, pricePlan: plan, shipPricePlan: shipPlan }) => {
    const prices = await readPrices(database, plan);
    const shipPrices = await readShipPrices(database, shipPlan);
    return workbook(detailSheets({ company: name, plan, shipPlan, today: today() }, prices, shipPrices));
  });

  serve('pricingSummary', async ({ name, pricePlan: plan }, { kind }) => {
    const heading = { company: name, plan, today: today() };
    const prices = await readPrices(database, plan);
    if (kind === 'xlsx') return workbook(summarySheets(heading, prices));
    // Loaded on demand: the PDF library would take a fifth of the server's startup time.
    const { summaryPdf } = await import('./pricing/summaryPdf.ts');
    return Buffer.from(await summaryPdf(heading, summaryOf(prices)));
  });

  serve('buildAQuote', async ({ id }, { caller }) => {
    const addresses = await readSelectedAddresses(database, id);
    await audit(database, caller.employeeId, {
      action: 'quote built',
      record: `quote/${id}`,
      after: { addresses: addresses.length },
    });
    return workbook(quoteSheets(addresses));
  });

  route(app, 'downloadTicket', async (caller, { body, request }) => {
    // A repeated request gets the stored response, which has the ticket's seed, not the ticket.
    const { seed } = await write(database, caller, request, async (transaction) => {
      const target = parsePath(body.path);
      if (target === undefined) throw badField('path', 'isn’t the path of a pricing document');
      const { id } = await companyForDocument(transaction, caller, target.document, target.customerUid);
      const fresh = newPermit();
      await issueTicket(transaction, 'download', caller, { companyId: id, permit: ticketOf(fresh) });
      return { seed: fresh };
    });
    return { url: `${body.path}${body.path.includes('?') ? '&' : '?'}ticket=${ticketOf(seed)}` };
  });
}
