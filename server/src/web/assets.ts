import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';

/** Without those of hosts, which have an address of their own. */
const RELEASED = /^\/(?!host\/)[a-z][a-z0-9-]*\/[A-Za-z0-9][\w.-]*\/.+/;
/** The files that pages request; not a build's maps and descriptions, nor the registry's own files. */
const SERVED = /\.(js|css|svg|png|jpg|webp|woff2)$/;
/** What another Module Federation build requests of a release: its manifest and its types. */
const FEDERATED = /\/(mf-manifest\.json|@mf-types\.(zip|d\.ts))$/;

/** The address of each file names its release, so it never changes. Pages of another Galley may load releases from here: they verify the hashes. */
const PUBLIC = {
  maxAge: '365d',
  immutable: true,
  preCompressed: true,
  decorateReply: false,
  index: false,
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

/** The files of every published release of a remote, compressed by their builds; a missing one is a plain 404. */
export const assets: FastifyPluginAsync<{ releaseStore: string }> = async (app, { releaseStore }) => {
  await mkdir(releaseStore, { recursive: true });
  await app.register(fastifyStatic, {
    ...PUBLIC,
    root: path.resolve(releaseStore),
    prefix: '/remotes/',
    allowedPath: (file) => (SERVED.test(file) || FEDERATED.test(file)) && RELEASED.test(file),
  });
};
