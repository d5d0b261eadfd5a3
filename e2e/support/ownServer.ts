import { readFileSync } from 'node:fs';
import { freePort, startGalley, type GalleyServer } from './galleyServer.ts';
import { templatesFile, type Templates } from './templates.ts';
import { test } from './test.ts';

export const startOwn = (options: { port?: number; env: Record<string, string> }) => {
  const { dataFolder } = JSON.parse(readFileSync(templatesFile, 'utf8')) as Templates;
  return startGalley({ dataTemplate: dataFolder, ...options });
};

/** Journeys before a server of their own: what they release or add must not reach the others. */
export const withOwnServer = (env: Record<string, string> = {}) =>
  test.extend<object, { own: GalleyServer }>({
    own: [
      async ({ engine: _engine }, provide) => {
        const server = await startOwn({ env });
        await provide(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ own }, provide) => provide(own.url),
  });

/** The same at a host name, by which the server knows itself. */
export const withNamedServer = () =>
  test.extend<object, { origin: string }>({
    origin: [
      async ({ engine: _engine }, provide) => {
        const port = await freePort();
        const origin = `http://localhost:${port}`;
        const server = await startOwn({ port, env: { PUBLIC_URL: origin } });
        await provide(origin);
        await server.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ origin }, provide) => provide(origin),
  });
