import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { PDF_TYPE, XLSX_TYPE } from '@galley/shared/contract/common';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database, Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { attachment } from '../http/attachment.ts';
import { HttpProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { abortSlowReader } from '../http/slowReader.ts';
import { writeRoutes } from '../http/writeRoutes.ts';
import { canSeeOrders } from '../orders/index.ts';
import type { Logo } from './document/logo.ts';
import { addressOf } from './links/routes.ts';
import { quoteFigures } from './quoteFigures.ts';
import { quotePage } from './quoteQueries.ts';
import { quoteRecord } from './quoteRecord.ts';
import { quoteSheet } from './quoteSheet.ts';
import { duplicateQuote, quoteDraft } from './writing/beginQuote.ts';
import { extendQuotes, undoExtension } from './writing/extendQuotes.ts';
import { readTerms } from './writing/readTerms.ts';
import { saveQuote } from './writing/saveQuote.ts';
import { sendQuote } from './writing/sendQuote.ts';

interface Options {
  database: Database;
  today: () => Day;
  /** The base of the links' addresses. */
  publicUrl: string;
  logo: () => Promise<Logo>;
}

/** @throws HttpProblem 404 for a company whose orders the caller can't see */
async function refuseUnseen(database: Queryable, caller: Caller, companyId: number): Promise<void> {
  const [found] = await database.query(
    sql`SELECT FROM company WHERE id = ${companyId} AND deleted_at IS NULL AND ${canSeeOrders(caller)}`,
  );
  if (found === undefined)
    throw new HttpProblem(404, 'There is no such company, or you can’t see its orders.');
}

/** Calls 370, 371, 373, 378, 379, 382 and 386: reading. */
function readRoutes(app: FastifyInstance, { database, today, logo }: Options): void {
  const readerOf = (caller: Caller) => ({ database: database.reads(caller), caller, today: today() });

  route(app, 'quotePaged', (caller, { body }) => quotePage(readerOf(caller), body));

  route(app, 'quote', (caller, { params }) => quoteRecord(readerOf(caller), params.id));

  route(app, 'quoteTerms', async (caller, { params }) => {
    const reads = database.reads(caller);
    await refuseUnseen(reads, caller, params.companyId);
    return readTerms(reads, params.companyId);
  });

  route(app, 'quoteSheet', async (caller, { body, reply }) => {
    const sheet = quoteSheet(database, caller, today(), body);
    abortSlowReader(reply.raw);
    return reply
      .header('content-disposition', 'attachment; filename="Quotes.xlsx"')
      .type(XLSX_TYPE)
      .send(sheet);
  });

  route(app, 'quoteFigures', (caller) => quoteFigures(readerOf(caller)));

  route(app, 'quotePdf', async (caller, { params, reply }) => {
    const quote = await quoteRecord(readerOf(caller), params.id);
    // Loaded on demand: the PDF library would take a fifth of the server's startup time.
    const { quotePdf } = await import('./document/quotePdf.ts');
    const isSent = quote.State !== 'draft' && quote.SentVersion > 0;
    const printed = await quotePdf({
      number: quote.Number,
      version: isSent ? quote.SentVersion : 0,
      content: quote.Content,
      rep: quote.Rep,
      day: isSent ? quote.SentOn.slice(0, 10) : today(),
      validUntil: quote.ValidUntil.slice(0, 10),
      logo: await logo(),
    });
    return reply
      .header('content-disposition', attachment(`Quote ${quote.Number}.pdf`))
      .type(PDF_TYPE)
      .send(printed);
  });

  route(app, 'quoteDraft', (caller, { query }) => quoteDraft(database.reads(caller), caller, today(), query));
}

/** Calls 370 to 379, 382 and 386. */
export function quoteRoutes(app: FastifyInstance, options: Options): void {
  const { database, today, publicUrl } = options;
  readRoutes(app, options);
  const writeRoute = writeRoutes(app, database);

  writeRoute('quoteSave', async (transaction, caller, { body }) => {
    const { id, version } = await saveQuote(transaction, caller, today(), body);
    return { Success: true, ID: id, Version: version };
  });

  writeRoute('quoteDuplicate', async (transaction, caller, { params }) => {
    const { id, version } = await duplicateQuote(transaction, caller, today(), params.id);
    return { Success: true, ID: id, Version: version };
  });

  writeRoute('quotesExtend', (transaction, caller, { body }) =>
    extendQuotes(transaction, caller, today(), body),
  );

  writeRoute('quotesExtendUndo', (transaction, caller, { params }) =>
    undoExtension(transaction, caller, params.id),
  );

  route(app, 'quoteSend', async (caller, { params, body }) => {
    // No Idempotency-Key: its stored response would contain the token. The version makes a repeat fail.
    const sent = await database.transaction((transaction) =>
      sendQuote(transaction, caller, today(), { id: params.id, version: body.Version, days: body.Days }),
    );
    return {
      SentVersion: sent.sentVersion,
      Version: sent.version,
      LinkID: sent.link,
      Address: addressOf(publicUrl, sent.token),
    };
  });
}
