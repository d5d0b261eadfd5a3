import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '@galley/shared/contract/config';
import type { HostBuild } from './hostBuild.ts';
import { acceptedOf } from '../http/encoding.ts';
import { etagOf } from '../http/etag.ts';
import { pathOf } from '../http/path.ts';
import { renderPage } from './page.ts';
import { pageHeaders } from './policy.ts';
import type { RegistrySource } from './registrySource.ts';

const PUBLIC_PAGES = new Set(['/', '/reset-password']);
const SIGNED_IN_PAGES = new Set(['/account', '/audit', '/import', '/people', '/releases']);
/** Below these everything is a call, and what is unknown there is answered as a call. */
const CALLS = /^\/(v1|account)\//;
const HAS_EXTENSION = /\.[^/]+$/;

interface Page {
  etag: string;
  encodings: { br: Buffer; gzip: Buffer; identity: Buffer };
}

function encode(html: string): Page {
  const identity = Buffer.from(html);
  return {
    etag: etagOf(identity),
    encodings: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) },
  };
}

function send(request: FastifyRequest, reply: FastifyReply, { etag, encodings }: Page): FastifyReply {
  void reply.header('etag', etag).header('vary', 'accept-encoding');
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = acceptedOf(request, ['br', 'gzip'] as const);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.send(encodings[encoding ?? 'identity']);
}

interface PagesOptions {
  host: HostBuild;
  source: RegistrySource;
  config: Config;
  /** The same with header and footer as they are set now: the same object for as long as they stay. */
  currentConfig: () => Promise<Config>;
  /** Where remotes come from beside this server, as a content security policy writes it. */
  remoteSources: readonly string[];
  proofOrigins: readonly string[];
}

/** Every address of the app answers index.html: known ones with 200, others with 404 and the app's own 404 page. */
export const pages: FastifyPluginAsync<PagesOptions> = async (
  app,
  { host, source, config, currentConfig, remoteSources, proofOrigins },
) => {
  const headers = pageHeaders(config, remoteSources, proofOrigins);
  let rendered: { registry: unknown; shown: Config; byRoute: Map<string, Page> } | null = null;

  async function pageOf(signedIn: boolean, remote: string | null): Promise<Page> {
    const [registry, shown] = await Promise.all([source.current(), currentConfig()]);
    if (rendered?.registry !== registry || rendered.shown !== shown)
      rendered = { registry, shown, byRoute: new Map() };
    const route = `${signedIn} ${remote}`;
    const page =
      rendered.byRoute.get(route) ?? encode(renderPage({ host, registry, config: shown, signedIn, remote }));
    rendered.byRoute.set(route, page);
    return page;
  }

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (CALLS.test(path) || HAS_EXTENSION.test(path)) return reply.callNotFound();
    const route = path.replace(/(?<=[^/])\/+$/, '');
    const remote = Object.hasOwn(host.needs, route.slice(1)) ? route.slice(1) : null;
    const signedIn = remote !== null || SIGNED_IN_PAGES.has(route);
    const isPublic = PUBLIC_PAGES.has(route);
    // What needs a sign-in is nothing for a search engine.
    if (!isPublic) void reply.header('x-robots-tag', 'noindex');
    return send(
      request,
      reply.code(signedIn || isPublic ? 200 : 404).headers(headers),
      await pageOf(signedIn, remote),
    );
  });
};
