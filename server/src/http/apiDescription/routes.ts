import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { EveryCall } from '../calls.ts';
import { describeApi } from './document.ts';
import { renderDocs } from './docsPage.ts';
import { DOCS_STYLE } from './docsStyle.ts';

/** The page has no script and loads nothing from elsewhere; its only style is identified by its hash. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The description of the API for programs (HTTP-04) and people (HTTP-08). */
export function apiRoutes(app: FastifyInstance, version: string): void {
  let described: ReturnType<typeof describeApi> | undefined;
  let page: string | undefined;
  // Built on the first request, when all routes are registered.
  const describe = () =>
    (described ??= describeApi({
      version,
      calls: app.calls as unknown as EveryCall['calls'],
      schemaNames: app.schemaNames,
      isServed: (method, url) => app.hasRoute({ method, url }),
    }));
  app.get('/v1/openapi.json', async () => describe());
  app.get('/docs', async (_request, reply) =>
    reply
      .headers({
        'content-security-policy': POLICY,
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send((page ??= renderDocs(describe()))),
  );
}
