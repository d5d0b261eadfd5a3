// The host's development server: everything but the code comes from a running Galley server (GALLEY_SERVER), and the
// remotes named in GALLEY_DEV_REMOTES come from their own development servers instead of the release store.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENTRY, exposesOf } from '@galley/remote/build/exposes';
import { containerOf } from '@galley/remote/build/releaseId';
import { folderOf, portOf, remoteNames } from './apps.mjs';

const PROXIED = [
  '/v1',
  '/account/',
  '/config.json',
  '/meta.json',
  '/remotes',
  '/releases/',
  '/app.webmanifest',
  '/icons/',
];

const developed = () =>
  (process.env.GALLEY_DEV_REMOTES ?? remoteNames().join(',')).split(',').filter(Boolean);

/** Without an integrity hash, which the host's guard accepts only in development builds. */
async function devRelease(name) {
  const config = pathToFileURL(path.join(folderOf(name), 'rspack.config.mjs')).href;
  const { dir: _, ...added } = (await import(config)).default.remote;
  return {
    ...added,
    release: 'dev',
    version: 'dev',
    container: containerOf(name, 'dev'),
    entry: { url: `http://localhost:${portOf(name)}/${ENTRY}`, integrity: '' },
    modules: Object.fromEntries(
      Object.keys(exposesOf(folderOf(name))).map((module) => [module, { js: [], css: [] }]),
    ),
  };
}

/** The server's registry for a page, with the remotes under development replacing their active releases. */
async function devRegistry(server, query) {
  const registry = await fetch(`${server}/releases.json${query}`).then((answer) => answer.json());
  // The host under development isn't a release, so the page must not switch to the active one.
  delete registry.hostRelease;
  for (const name of developed()) {
    registry.remotes[name] = { active: 'dev' };
    registry.releases[name] = { dev: await devRelease(name) };
  }
  return registry;
}

const registryMiddleware = (server) => ({
  name: 'galley-registry',
  path: '/releases.json',
  middleware: async (request, response) => {
    try {
      const registry = await devRegistry(server, new URL(request.url, server).search);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(registry));
    } catch (error) {
      response.statusCode = 502;
      response.end(`${server} isn't responding: ${error.message}`);
    }
  },
});

/** @param {number} port */
export function devServerOf(port) {
  const server = process.env.GALLEY_SERVER ?? 'http://localhost:4000';
  return {
    port,
    hot: true,
    historyApiFallback: true,
    allowedHosts: ['localhost'],
    client: { overlay: false },
    proxy: [{ context: PROXIED, target: server, changeOrigin: true }],
    setupMiddlewares: (middlewares) => [registryMiddleware(server), ...middlewares],
  };
}
