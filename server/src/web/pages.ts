import { own } from '@galley/releases/common/own';
import { HOST_PAGES } from '@galley/releases/record/hostRecord';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Config } from '@galley/shared/contract/config';
import type { PublicRegistry } from '@galley/shared/contract/releases';
import { CALLS, pathOf } from '../http/path.ts';
import { encodePage, sendPage, type EncodedPage } from './encodedPage.ts';
import { NoHostError, type Hosts } from './hosts.ts';
import { renderPage } from './page.ts';
import { sendNoHost } from './noHostPage.ts';
import type { RegistrySource } from './registrySource.ts';

const PUBLIC_PAGES = new Set(['/', '/reset-password', '/setup']);
/** The page of a record belongs to its screen, if the release says that records have pages (TEAM-38). */
const RECORD_PAGE = /^\/([a-z][a-z0-9-]*)\/\d+$/;
const SIGNED_IN_PAGES = new Set<string>(HOST_PAGES);
/** The cookie with which a browser requests the host's canary. It names a release, not a person. */
const HOST_COOKIE = /(?:^|;\s*)galley-host=([\w.-]+)/;
const HAS_EXTENSION = /\.[^/]+$/;

interface Shown {
  page: EncodedPage;
  /** Whether it's a signed-in page. */
  signedIn: boolean;
}

const requestedHost = ({ headers }: FastifyRequest) => HOST_COOKIE.exec(headers.cookie ?? '')?.[1];

/**
 * Whether one of the remote's served releases includes a screen (TEAM-07). Also true when none of them can be read.
 */
function hasScreen({ remotes, releases }: PublicRegistry, remote: string, isRecord: boolean): boolean {
  const found = own(releases, remote);
  if (found === undefined) return own(remotes, remote) !== undefined;
  return Object.values(found).some(
    ({ screen }) => screen !== undefined && (!isRecord || screen.hasRecords === true),
  );
}

interface PagesOptions {
  hosts: Hosts;
  source: RegistrySource;
  /** The configuration with the current header and footer; it returns the same object until they change. */
  currentConfig: () => Promise<Config>;
  /** Sent with every page. */
  headers: Record<string, string>;
}

/** Serves index.html at every address: with 200 for known ones, and with 404 and the app's 404 page for others. */
export const pages: FastifyPluginAsync<PagesOptions> = async (
  app,
  { hosts, source, currentConfig, headers },
) => {
  /** Why no page can be served, so that it's logged only once. */
  let complaint = '';
  let rendered: { registry: unknown; shown: Config; byRoute: Map<string, EncodedPage> } | null = null;

  async function pageOf(request: FastifyRequest, route: string): Promise<Shown> {
    const [registry, shown] = await Promise.all([source.current(), currentConfig()]);
    const host = await hosts.of(registry, requestedHost(request));
    const record = RECORD_PAGE.exec(route)?.[1];
    const name = record ?? route.slice(1);
    const isHostPage = SIGNED_IN_PAGES.has(route.slice(1));
    const isScreen =
      host.screens.includes(name) || (!isHostPage && hasScreen(registry, name, record !== undefined));
    const remote = isScreen ? name : null;
    const signedIn = isScreen || isHostPage;
    if (rendered?.registry !== registry || rendered.shown !== shown)
      rendered = { registry, shown, byRoute: new Map() };
    const key = `${host.record.release} ${signedIn} ${remote}`;
    const page =
      rendered.byRoute.get(key) ??
      encodePage(renderPage({ host, registry, config: shown, signedIn, remote }));
    rendered.byRoute.set(key, page);
    return { page, signedIn };
  }

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    // Unknown calls and files get a 404 without a page.
    if (CALLS.test(path) || HAS_EXTENSION.test(path)) return reply.callNotFound();
    const route = path.replace(/(?<=[^/])\/+$/, '');
    const shown = await pageOf(request, route).catch((error: unknown) => {
      if (error instanceof NoHostError) return error;
      throw error;
    });
    if (shown instanceof NoHostError) {
      if (complaint !== shown.message) app.log.error(shown, 'no host can be served');
      complaint = shown.message;
      return sendNoHost(reply);
    }
    complaint = '';
    const { page, signedIn } = shown;
    const isPublic = PUBLIC_PAGES.has(route);
    // Search engines mustn't index pages that need a sign-in.
    if (!isPublic) void reply.header('x-robots-tag', 'noindex');
    return sendPage(request, reply.code(signedIn || isPublic ? 200 : 404).headers(headers), page);
  });
};
