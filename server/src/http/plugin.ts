import compress from '@fastify/compress';
import cors from '@fastify/cors';
import fastifyPlugin from 'fastify-plugin';
import { DEVICE_HEADER } from '../account/rules/deviceHeader.ts';
import { callLimits, type Cost } from './callLimits.ts';
import { endConnections, limitSlowSenders, refuseTwoHosts } from './connections.ts';
import { countsOf } from './counts.ts';
import { handleErrors } from './handleErrors.ts';
import { installNotFound } from './notFound.ts';
import { CALLS } from './path.ts';
import type { Allowance } from './tokenBuckets.ts';
import { installValidation } from './validation.ts';

/** Responses up to this length, such as a page of 20, are compressed in one go, because a stream costs more. */
const COMPRESSED_AT_ONCE = 65_536;

interface Options {
  callLimits: Record<Cost, Allowance>;
  corsOrigins: readonly string[];
  slowestSenderMs: number;
  publicUrl?: string | undefined;
}

/** The basics of every call: request id, limits, problems, compression and CORS. */
export const httpRoom = fastifyPlugin<Options>(async (app, options) => {
  app.decorate('enterCall', callLimits(countsOf(app).refusedCalls, options.callLimits, app.now));
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    refuseTwoHosts(request);
  });
  // Responses are personal, so caches must not store them (HTTP-06). Checks the route's path, since an address can be escaped.
  app.addHook('onSend', async (request, reply) => {
    if (CALLS.test(request.routeOptions.url ?? '') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
  });
  handleErrors(app);
  endConnections(app);
  limitSlowSenders(app, options.slowestSenderMs, options.publicUrl);
  installValidation(app);
  installNotFound(app);
  await app.register(compress, {
    global: true,
    threshold: 1024,
    syncThreshold: COMPRESSED_AT_ONCE,
    encodings: ['br', 'gzip'],
  });
  await app.register(cors, {
    origin: options.corsOrigins.length === 0 ? false : [...options.corsOrigins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: [
      'content-disposition',
      'etag',
      'retry-after',
      'x-request-id',
      'x-total-count',
      DEVICE_HEADER,
    ],
  });
});
