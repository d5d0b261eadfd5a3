import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../../db/database.ts';
import { acceptForms } from '../../http/forms.ts';
import { HttpProblem, toProblem } from '../../http/problem.ts';
import { openRoute, route } from '../../http/route.ts';
import { countUnknownAddress } from '../../account/index.ts';
import { write } from '../../http/write.ts';
import { shareCalls } from './calls.ts';
import { answerProof, plainComment } from './answerProof.ts';
import { recordOpening, openShare, readAnswer, readSharedLine, type OpenShare } from './openShare.ts';
import { refusalPage, sendSharePage, sharePage, type Shown } from './sharePage.ts';
import { listShares, makeShare, revokeShare } from './shareQueries.ts';

interface Options {
  database: Database;
  today: () => Day;
  timeZone: string;
  /** The base of the links' addresses. */
  publicUrl: string;
  proofOrigins: readonly string[];
}

/** Browsers get a page; programs get problem details. */
const isBrowser = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;

/** Calls 322 to 324: links to an order line, for those who can see it. */
function linkRoutes(app: FastifyInstance, { database, publicUrl }: Options): void {
  route(app, 'orderShares', async (caller, { params }) => ({
    Shares: await listShares(database, caller, params.line),
  }));

  route(app, 'orderShareMake', async (caller, { params, body }) => {
    // No Idempotency-Key: its stored response would contain the token.
    const { id, token } = await database.transaction((transaction) =>
      makeShare(transaction, caller, { line: params.line, days: body.Days, fields: body.Fields }),
    );
    return { ID: id, Address: publicUrl + shareCalls.sharedLine.path.replace(':token', token) };
  });

  route(app, 'orderShareRevoke', (caller, { params, request }) =>
    write(database, caller, request, async (transaction) => {
      await revokeShare(transaction, caller, params.id);
      return true;
    }),
  );
}

/** Calls 322 to 326. */
export function shareRoutes(app: FastifyInstance, options: Options): void {
  const { database, today, timeZone, publicUrl, proofOrigins } = options;
  linkRoutes(app, options);

  /** @throws HttpProblem 404, the same for every token that opens nothing; 429 */
  async function opened(token: string, request: FastifyRequest): Promise<OpenShare> {
    const share = await openShare(database, token, timeZone);
    if (share !== undefined) return share;
    await countUnknownAddress(database, 'share', request);
    throw new HttpProblem(404, 'There is no link at this address.');
  }

  async function shownOf(share: OpenShare): Promise<Shown> {
    const line = await readSharedLine(database, share);
    const given =
      line.proofVersion === undefined
        ? undefined
        : await readAnswer(database, share, line.proofVersion, timeZone);
    return { share, line, given, today: today(), publicUrl };
  }

  const page = (reply: FastifyReply, shown: Shown, status = 200) =>
    sendSharePage(reply, status, sharePage(shown), proofOrigins);

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
      return sendSharePage(reply.headers(headers), status, refusalPage(status, message), proofOrigins);
    }
  }

  openRoute(app, 'sharedLine', ({ params, request, reply }) =>
    withErrorPage(request, reply, async () => {
      const share = await opened(params.token, request);
      const shown = await shownOf(share);
      await recordOpening(database, share);
      return page(reply, shown);
    }),
  );

  void app.register(async (forms) => {
    acceptForms(forms);
    openRoute(forms, 'sharedLineAnswer', ({ params, body, request, reply }) =>
      withErrorPage(request, reply, async () => {
        const share = await opened(params.token, request);
        const refusal = await database
          .transaction((transaction) => answerProof(transaction, share, today(), body))
          .then(
            () => undefined,
            (error: unknown) => error,
          );
        // Redirects to the page, so that reloading doesn't submit again.
        if (refusal === undefined)
          return reply
            .header('cache-control', 'no-store')
            .redirect(shareCalls.sharedLine.path.replace(':token', params.token), 303);
        if (!(refusal instanceof HttpProblem) || !isBrowser(request)) throw refusal;
        const { status, message, errors } = refusal;
        const refused = {
          reason: message,
          isComment: errors.some(({ field }) => field === 'Comment'),
          answer: body.Answer,
          comment: plainComment(body.Comment),
        };
        return page(reply, { ...(await shownOf(share)), refused }, status);
      }),
    );
  });
}
