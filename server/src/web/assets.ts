import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';

/** Files of remotes' releases; hosts have their own route. */
const RELEASED = /^\/(?!host\/)[a-z][a-z0-9-]*\/[A-Za-z0-9][\w.-]*\/.+/;
/** The files that pages request: not a build's source maps and manifests, nor the registry's files. */
const SERVED = /\.(js|css|svg|png|jpg|webp|woff2)$/;
/** What other Module Federation builds request from a release: its manifest and types. */
const FEDERATED = /\/(mf-manifest\.json|@mf-types\.(zip|d\.ts))$/;

/**
 * Each file's URL names its release, so the file never changes. Pages of another Galley may load releases from here, since they verify the
 * hashes.
 */
const PUBLIC = {
  maxAge: '365d',
  immutable: true,
  preCompressed: true,
  decorateReply: false,
  index: false,
  setHeaders: (reply: FastifyReply, file: string) => {
    // Its extension would make it a video (MPEG-TS).
    if (file.endsWith('.d.ts')) void reply.header('content-type', 'text/plain; charset=utf-8');
    void reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'accept-encoding',
    });
  },
} as const;

/** The files of every published release of a remote, compressed at build time; a missing file gets a plain 404. */
export const assets: FastifyPluginAsync<{ releaseStore: string }> = async (app, { releaseStore }) => {
  await mkdir(releaseStore, { recursive: true });
  await app.register(fastifyStatic, {
    ...PUBLIC,
    root: path.resolve(releaseStore),
    prefix: '/remotes/',
    allowedPath: (file) => (SERVED.test(file) || FEDERATED.test(file)) && RELEASED.test(file),
  });
};
