import type { Config } from '@galley/shared/contract/config';
import type { Asset, PublicRegistry } from '@galley/shared/contract/releases';
import { LOADING } from '@galley/shared/domain/loadingText';
import type { HostBuild } from './hostBuild.ts';
import { HOST_WATCH } from './hostWatch.ts';

/** A preload must match the later request's mode and hash, or the browser fetches the file twice. */
const preload = (as: 'script' | 'style', { url, integrity }: Asset): string =>
  `<link rel="preload" as="${as}" href="${url}" integrity="${integrity}" crossorigin="anonymous">`;

const preloadByEnding = (asset: Asset): string =>
  preload(asset.url.endsWith('.css') ? 'style' : 'script', asset);

/** Runs as soon as it's loaded. It comes first, since a browser makes only six requests to a host at a time. */
const earlyScript = ({ url, integrity }: Asset): string =>
  `<script async src="${url}" integrity="${integrity}" crossorigin="anonymous"></script>`;

function remoteFiles({ remotes, releases }: PublicRegistry, remote: string): Asset[] {
  const state = remotes[remote];
  const release = state && !state.disabled ? releases[remote]?.[state.active] : undefined;
  const screen = release?.modules['./Screen'];
  return release && screen ? [release.entry, ...screen.js, ...screen.css] : [];
}

/** Data that the page reads but doesn't execute; the escape keeps it from closing its element. */
const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

interface PageParts {
  host: HostBuild;
  registry: PublicRegistry;
  config: Config;
  /** Whether it's a signed-in page, and the remote whose screen it opens. */
  signedIn: boolean;
  remote: string | null;
}

/** Shown on a signed-in page until its code has loaded. */
const WAITING = `<output class="app-loading">${LOADING}</output>`;

/** index.html with configuration, registry and preloads, which saves the browser a round trip. */
export function renderPage({ host, registry, config, signedIn, remote }: PageParts): string {
  const hostFiles = signedIn ? host.signedIn : [];
  const early = signedIn && host.early !== undefined ? earlyScript(host.early) : '';
  const hints = [...hostFiles, ...(remote ? remoteFiles(registry, remote) : [])].map(preloadByEnding);
  const data = [dataBlock('galley-config', config), dataBlock('galley-registry', registry)];
  // At the end of the head, so that the host's own script and styles are requested first.
  // Functions, because '$' is special in a replacement string.
  return host.template
    .replace('<!--galley:watch-->', () => HOST_WATCH + early)
    .replace('</head>', () => [...hints, '</head>'].join('\n    '))
    .replace('<!--galley:waiting-->', signedIn ? WAITING : '')
    .replace('<!--galley:data-->', () => data.join('\n    '));
}
