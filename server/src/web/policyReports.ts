import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { networkOf } from '../account/index.ts';
import { HttpProblem } from '../http/problem.ts';
import { REPORTS_PATH } from './policy.ts';

const MOST_BYTES = 16_384;
/** The limit for one request body: browsers batch reports. */
const MOST_REPORTS = 10;
const MOST_TEXT = 200;
const MINUTE_MS = 60_000;
/** Anybody can send reports, so the number accepted per minute is limited, by network and in total. */
const PER_NETWORK = 10;
const IN_ALL = 60;

type Report = Record<string, unknown>;

const isReport = (value: unknown): value is Report => typeof value === 'object' && value !== null;
const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, MOST_TEXT) : undefined);
/** The loggable part of a report, in the older format ("csp-report") or the Reporting API's. */
function loggableReport({ loggedAddress }: FastifyInstance, report: Report) {
  // Without the query, which can contain names.
  const address = (value: unknown) => {
    const whole = text(value);
    return whole === undefined ? undefined : loggedAddress(whole);
  };
  const inner = report['csp-report'] ?? report['body'];
  const body = isReport(inner) ? inner : {};
  return {
    type: text(report['type']) ?? 'csp-violation',
    directive: text(body['effectiveDirective'] ?? body['effective-directive'] ?? body['violated-directive']),
    blocked: address(body['blockedURL'] ?? body['blocked-uri']),
    page: address(report['url'] ?? body['documentURL'] ?? body['document-uri']),
    source: address(body['sourceFile'] ?? body['source-file']),
    line: typeof body['lineNumber'] === 'number' ? body['lineNumber'] : body['line-number'],
  };
}

/** Counts reports within the current minute. */
function reportLimiter() {
  let began = 0;
  let inAll = 0;
  const ofNetwork = new Map<string, number>();
  return (network: string): boolean => {
    const now = performance.now();
    if (now - began >= MINUTE_MS) {
      [began, inAll] = [now, 0];
      ofNetwork.clear();
    }
    const own = ofNetwork.get(network) ?? 0;
    if (inAll >= IN_ALL || own >= PER_NETWORK) return false;
    inAll += 1;
    ofNetwork.set(network, own + 1);
    return true;
  };
}

/** Logs policy violations that browsers report: something was injected, or a release breaks a rule. */
export const policyReports: FastifyPluginAsync = async (app) => {
  const isHeard = reportLimiter();
  // Only in this scope: other calls accept only JSON.
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(REPORTS_PATH, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    if (!isHeard(networkOf(request.ip)))
      throw new HttpProblem(429, 'Too many reports this minute.', [], { 'retry-after': '60' });
    const reports = [request.body].flat().filter(isReport).slice(0, MOST_REPORTS);
    for (const report of reports)
      request.log.warn(
        { report: loggableReport(app, report) },
        'a browser reported a content security policy violation',
      );
    return reply.code(204).send();
  });
};
