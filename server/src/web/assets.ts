import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';

const RELEASED = /^\/[a-z][a-z0-9-]*\/[A-Za-z0-9][\w.-]*\/.+/;
/** The files that pages request; not a build's maps and descriptions, nor the registry's own files. */
const SERVED = /\.(js|css|svg|png|jpg|webp|woff2)$/;
/** What another Module Federation build requests of a release: its manifest and its types. */
const FEDERATED = /\/(mf-manifest\.json|@mf-types\.(zip|d\.ts))$/;

/** The address of each file names its content or its release, so it never changes. */
const IMMUTABLE = {
  maxAge: '365d',
  immutable: true,
  preCompressed: true,
  decorateReply: false,
  index: false,
  setHeaders: (reply: FastifyReply) => {
    void reply.headers({ 'cross-origin-resource-policy': 'same-origin', vary: 'accept-encoding' });
  },
} as const;

/** Pages of another Galley may load releases from here: they verify the hashes. */
const PUBLIC = {
  ...IMMUTABLE,
  setHeaders: (reply: FastifyReply, file: string) => {
    // By its extension it would be a video (MPEG-TS).
    if (file.endsWith('.d.ts')) void reply.header('content-type', 'text/plain; charset=utf-8');
    void reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'accept-encoding',
    });
  },
} as const;

interface Folder {
  root: string;
  prefix: string;
  options: typeof IMMUTABLE | typeof PUBLIC;
  isServed: (file: string) => boolean;
}

const serveFolder = (app: FastifyInstance, { root, prefix, options, isServed }: Folder) =>
  app.register(fastifyStatic, { ...options, root, prefix, allowedPath: isServed });

/** The host's files and those of every published release, compressed by their builds; a missing one is a plain 404. */
export const assets: FastifyPluginAsync<{ hostDist: string; releaseStore: string | null }> = async (
  app,
  { hostDist, releaseStore },
) => {
  await serveFolder(app, {
    root: path.resolve(hostDist, 'assets'),
    prefix: '/assets/',
    options: IMMUTABLE,
    isServed: (file) => SERVED.test(file),
  });
  if (releaseStore === null) return;
  await mkdir(releaseStore, { recursive: true });
  await serveFolder(app, {
    root: path.resolve(releaseStore),
    prefix: '/remotes/',
    options: PUBLIC,
    isServed: (file) => (SERVED.test(file) || FEDERATED.test(file)) && RELEASED.test(file),
  });
};
