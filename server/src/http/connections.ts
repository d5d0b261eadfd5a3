import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerClientError } from './clientError.ts';
import { commonHeaders } from './commonHeaders.ts';
import { HttpProblem } from './problem.ts';

/** How long a stopping server waits for unfinished responses. */
const LAST_ANSWERS_MS = 60_000;

/** A stopping server closes each connection after its current response, because keep-alive connections would delay the stop. */
export function endConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
  // A response that began before the stop has announced keep-alive.
  app.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}

/** Cuts off a body that arrives too slowly; streamed bodies have their own limit. */
export function limitSlowSenders(
  app: FastifyInstance,
  slowestSenderMs: number,
  publicUrl: string | undefined,
): void {
  const headers = commonHeaders(publicUrl);
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    const hasBody = length !== undefined || encoding !== undefined;
    if (!hasBody || routeOptions.config.readsBody === true) return;
    const late = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const timer = setTimeout(() => answerClientError(late, raw.socket, headers), slowestSenderMs);
    raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
  });
}

/** Refuses two Host headers: the parser uses the first one, but a proxy may have used the second. */
export function refuseTwoHosts({ raw }: FastifyRequest): void {
  const names = raw.rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text));
  if (names.length > 1) throw new HttpProblem(400, 'The request names two hosts.');
}
