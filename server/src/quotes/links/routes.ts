import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PDF_TYPE } from '@galley/shared/contract/common';
import type { Day } from '@galley/shared/domain/calendar';
import { countUnknownAddress } from '../../account/index.ts';
import type { RoomTopics } from '../../day/index.ts';
import type { Database } from '../../db/database.ts';
import { acceptForms } from '../../http/forms.ts';
import { HttpProblem, toProblem } from '../../http/problem.ts';
import { openRoute, route } from '../../http/route.ts';
import { write } from '../../http/write.ts';
import { answerQuote, answerIn } from './answerQuote.ts';
import { quoteLinkCalls } from './calls.ts';
import { makeLink, revokeLink } from './linkQueries.ts';
import { recordOpening, openLink, readSaid, type OpenLink } from './openLink.ts';
import { quotePage, refusalPage, sendQuotePage, type Shown } from './quotePage.ts';
import { repNotifier } from './notifyRep.ts';

interface Options {
  database: Database;
  today: () => Day;
  timeZone: string;
  /** The base of the addresses. */
  publicUrl: string;
  topics: RoomTopics;
  /** Renders a sent version as PDF. */
  pdfOf: (link: OpenLink) => Promise<Buffer>;
}

/** Browsers get a page; programs get problem details. */
const isBrowser = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;

const pathOf = (token: string): string => quoteLinkCalls.sharedQuote.path.replace(':token', token);

/** The address of a link; it's only returned once. */
export const addressOf = (publicUrl: string, token: string): string => publicUrl + pathOf(token);

/** Calls 380 and 381: more links to the sent version, and revoking links. */
function linkRoutes(app: FastifyInstance, { database, publicUrl }: Options): void {
  route(app, 'quoteLinkMake', async (caller, { params, body }) => {
    // No Idempotency-Key: its stored response would contain the token.
    const { id, token } = await database.transaction((transaction) =>
      makeLink(transaction, caller, { quote: params.id, days: body.Days }),
    );
    return { ID: id, Address: addressOf(publicUrl, token) };
  });

  route(app, 'quoteLinkRevoke', (caller, { params, request }) =>
    write(database, caller, request, async (transaction) => {
      await revokeLink(transaction, caller, params.id);
      return true;
    }),
  );
}

/** Calls 380, 381 and 383 to 385. */
export function quoteLinkRoutes(app: FastifyInstance, options: Options): void {
  const { database, today, timeZone, topics, pdfOf } = options;
  linkRoutes(app, options);

  /** @throws HttpProblem 404, the same for every token that opens nothing; 429 */
  async function opened(token: string, request: FastifyRequest): Promise<OpenLink> {
    const link = await openLink(database, token, { today: today(), timeZone });
    if (link !== undefined) return link;
    await countUnknownAddress(database, 'share', request);
    throw new HttpProblem(404, 'There is no link at this address.');
  }

  const shownOf = async (link: OpenLink, token: string): Promise<Shown> => ({
    link,
    said: await readSaid(database, link, timeZone),
    pdf: `${pathOf(token)}/pdf`,
  });

  const page = (reply: FastifyReply, shown: Shown, status = 200) =>
    sendQuotePage(reply, status, quotePage(shown));

  /** Browsers get errors as a page. */
  async function withErrorPage(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<FastifyReply>,
  ) {
    try {
      return await work();
    } catch (error) {
      if (!isBrowser(request)) throw error;
      const { status, message, headers } = toProblem(error as Error);
      if (status >= 500) request.log.error(error);
      return sendQuotePage(reply.headers(headers), status, refusalPage(status, message));
    }
  }

  openRoute(app, 'sharedQuote', ({ params, request, reply }) =>
    withErrorPage(request, reply, async () => {
      const link = await opened(params.token, request);
      const shown = await shownOf(link, params.token);
      await recordOpening(database, link);
      return page(reply, shown);
    }),
  );

  openRoute(app, 'sharedQuotePdf', ({ params, request, reply }) =>
    withErrorPage(request, reply, async () => {
      const link = await opened(params.token, request);
      return reply
        .headers({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
          'content-disposition': `inline; filename="${link.number}.pdf"`,
        })
        .type(PDF_TYPE)
        .send(await pdfOf(link));
    }),
  );

  void app.register(async (forms) => {
    acceptForms(forms);
    openRoute(forms, 'sharedQuoteAnswer', ({ params, body, request, reply }) =>
      withErrorPage(request, reply, async () => {
        const link = await opened(params.token, request);
        const tell = await repNotifier(topics, 'answers');
        const refusal = await database
          .transaction((transaction) => answerQuote(transaction, link, { today: today(), form: body, tell }))
          .then(
            () => undefined,
            (error: unknown) => error,
          );
        // Redirects to the page, so that reloading doesn't submit again.
        if (refusal === undefined)
          return reply.header('cache-control', 'no-store').redirect(pathOf(params.token), 303);
        if (!(refusal instanceof HttpProblem) || !isBrowser(request)) throw refusal;
        const { status, message, errors } = refusal;
        const refused = { reason: message, fields: errors.map(({ field }) => field), given: answerIn(body) };
        const now = await opened(params.token, request);
        return page(reply, { ...(await shownOf(now, params.token)), refused }, status);
      }),
    );
  });
}
