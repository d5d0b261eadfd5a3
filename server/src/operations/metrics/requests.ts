import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { callOf } from '../../http/callOf.ts';
import type { Calls } from '../../http/calls.ts';

/** In seconds: pages of a list take milliseconds, sheets and feeds seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The responses of a call that show the outcome of a sign-in, by status. */
const OUTCOMES = new Map([
  [200, 'succeeded'],
  [400, 'failed'],
  [429, 'limited'],
  [503, 'busy'],
]);

/** The outcome of a sign-in with a password or a company account; undefined: the response doesn't show one. */
function outcomeOf(calls: Calls, call: string, status: number): string | undefined {
  if (call === calls.login.path || call === calls.oidcToken.path) return OUTCOMES.get(status);
  // A successful return from the provider leads to a token request, which counts instead.
  return call === calls.oidcCallback.path && (status === 400 || status === 403) ? 'failed' : undefined;
}

/** Counts and times each request on routes that are registered from now on. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'galley_http_request_duration_seconds',
    help: 'From a request’s headers to the last byte of its response, in seconds; without event streams, which don’t end.',
    labelNames: ['call', 'method', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  const signIns = new Counter({
    name: 'galley_sign_ins_total',
    help: 'Attempts to sign in.',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  for (const outcome of OUTCOMES.values()) signIns.inc({ outcome }, 0);
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const call = callOf(request.routeOptions.url);
    if (reply.raw.getHeader('content-type') !== 'text/event-stream')
      durations.observe(
        { call, method: request.method, status: `${Math.floor(statusCode / 100)}xx` },
        reply.elapsedTime / 1_000,
      );
    const outcome = outcomeOf(app.calls, call, statusCode);
    if (outcome !== undefined) signIns.inc({ outcome });
    done();
  });
}
