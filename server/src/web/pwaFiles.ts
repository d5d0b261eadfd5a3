import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyPluginAsync } from 'fastify';
import { etagOf } from '../http/etag.ts';

/** Whether browsers use the service worker or unregister it. */
export const SERVICE_WORKER = ['on', 'off'] as const;
export type ServiceWorkerSetting = (typeof SERVICE_WORKER)[number];

interface ServedFile {
  /** Relative to server/assets. */
  file: string;
  url: string;
  headers: Record<string, string>;
}

const icon = (name: string): ServedFile => ({
  file: `icons/${name}`,
  url: `/icons/${name}`,
  // Systems keep their own copies; a new icon reaches them within a day.
  headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
});

const ICONS = ['icon-192.png', 'icon-512.png', 'maskable-512.png', 'apple-touch-icon.png'].map(icon);

const MANIFEST: ServedFile = {
  file: 'app.webmanifest',
  url: '/app.webmanifest',
  headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' },
};

const worker = (setting: ServiceWorkerSetting): ServedFile => ({
  file: setting === 'on' ? 'service-worker.js' : 'no-service-worker.js',
  url: '/service-worker.js',
  headers: {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    // The worker's own policy: it can send requests only to this server, including those for the notifications' icon.
    'content-security-policy':
      "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'",
  },
});

const read = (file: string) => readFile(fileURLToPath(new URL(`../../assets/${file}`, import.meta.url)));

/** The files that make the app installable (INST-01), and its service worker. They belong to the server, not to a release. */
export const pwaFiles: FastifyPluginAsync<{ serviceWorker: ServiceWorkerSetting }> = async (
  app,
  { serviceWorker },
) => {
  for (const { file, url, headers } of [MANIFEST, worker(serviceWorker), ...ICONS]) {
    const bytes = await read(file);
    const etag = etagOf(bytes);
    app.get(url, async (request, reply) => {
      void reply.headers({ ...headers, etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.send(bytes);
    });
  }
};
