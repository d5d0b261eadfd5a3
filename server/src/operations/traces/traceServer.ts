import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Database } from '../../db/database.ts';
import { timedDatabase } from '../../db/timedDatabase.ts';
import { callOf } from '../../http/callOf.ts';
import { statementName } from './statementName.ts';
import { parentIn } from './traceparent.ts';
import type { Tracing } from '../../common/tracing.ts';

export interface TraceOptions {
  database: Database;
  /** The OTLP receiver's address, without /v1/traces. */
  endpoint: string;
  version: string;
}

/** Sends spans in batches, and the last ones when the server stops. */
function tracerFor(app: FastifyInstance, { endpoint, version }: TraceOptions) {
  const own = resourceFromAttributes({
    'service.name': process.env.OTEL_SERVICE_NAME || 'galley',
    'service.version': version,
  });
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: defaultResource().merge(own),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  // An unreachable receiver must not keep the server from stopping.
  app.addHook('onClose', () => provider.shutdown().catch(() => undefined));
  return provider.getTracer('galley', version);
}

/**
 * Traces routes that are registered from now on, and their database statements (TRACE-01). Spans contain routes and statements with
 * placeholders: no input, no addresses and no names (TRACE-02).
 */
export function traceServer(app: FastifyInstance, options: TraceOptions): Tracing {
  const tracer = tracerFor(app, options);
  const current = new AsyncLocalStorage<Context>();
  const spans = new WeakMap<object, Span>();
  const context = () => current.getStore() ?? ROOT_CONTEXT;

  app.addHook('onRequest', (request, _reply, done) => {
    const call = callOf(request.routeOptions.url);
    const attributes = { 'http.request.method': request.method, 'http.route': call };
    const parent = parentIn(request.headers.traceparent);
    const within = parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
    const span = tracer.startSpan(`${request.method} ${call}`, { kind: SpanKind.SERVER, attributes }, within);
    spans.set(request, span);
    current.run(trace.setSpan(within, span), done);
  });
  const end = (request: object, status: number | undefined) => {
    const span = spans.get(request);
    if (status !== undefined) span?.setAttribute('http.response.status_code', status);
    // No response: the client has disconnected.
    if (status === undefined || status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  app.addHook('onResponse', async (request, reply) => end(request, reply.statusCode));
  app.addHook('onRequestAbort', async (request) => end(request, undefined));

  const database = timedDatabase(options.database, (seconds, { text }) => {
    const now = Date.now();
    const attributes = {
      'db.system.name': 'postgresql',
      'db.query.text': text.replaceAll(/\s+/g, ' ').trim(),
    };
    const startTime = now - seconds * 1_000;
    tracer
      .startSpan(statementName(text), { kind: SpanKind.CLIENT, startTime, attributes }, context())
      .end(now);
  });
  return {
    database,
    async span(name, work) {
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT }, context());
      try {
        return await current.run(trace.setSpan(context(), span), work);
      } catch (error) {
        // Its message may contain personal data.
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
  };
}
