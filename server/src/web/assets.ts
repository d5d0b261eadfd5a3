import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';

const RELEASED = /^\/[a-z][a-z0-9-]*\/[A-Za-z0-9][\w.-]*\/.+/;
/** What a page asks for; a build's maps and descriptions, and the registry's own files, are not among it. */
const SERVED = /\.(js|css|svg|png|jpg|webp|woff2)$/;
/** What another build asks for that takes a release as Module Federation does: its manifest, and its types. */
const FEDERATED = /\/(mf-manifest\.json|@mf-types\.(zip|d\.ts))$/;

/** Every file here has its content or its release in its address, so it never changes. */
const FOR_EVER = {
  maxAge: '365d',
  immutable: true,
  preCompressed: true,
  decorateReply: false,
  index: false,
  setHeaders: (reply: FastifyReply) => {
    void reply.headers({ 'cross-origin-resource-policy': 'same-origin', vary: 'accept-encoding' });
  },
} as const;

/** Another Galley's page may take releases from here: it runs them only when they have the hashes it knows. */
const FOR_ALL = {
  ...FOR_EVER,
  setHeaders: (reply: FastifyReply, file: string) => {
    // By its ending it would be a film.
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
  options: typeof FOR_EVER | typeof FOR_ALL;
  isServed: (file: string) => boolean;
}

const serveFolder = (app: FastifyInstance, { root, prefix, options, isServed }: Folder) =>
  app.register(fastifyStatic, { ...options, root, prefix, allowedPath: isServed });

/** The host's files and those of every published release, compressed ahead; what is missing is a plain 404. */
export const assets: FastifyPluginAsync<{ hostDist: string; releaseStore: string | null }> = async (
  app,
  { hostDist, releaseStore },
) => {
  await serveFolder(app, {
    root: path.resolve(hostDist, 'assets'),
    prefix: '/assets/',
    options: FOR_EVER,
    isServed: (file) => SERVED.test(file),
  });
  if (releaseStore === null) return;
  await mkdir(releaseStore, { recursive: true });
  await serveFolder(app, {
    root: path.resolve(releaseStore),
    prefix: '/remotes/',
    options: FOR_ALL,
    isServed: (file) => (SERVED.test(file) || FEDERATED.test(file)) && RELEASED.test(file),
  });
};
