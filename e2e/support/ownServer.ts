import { readFileSync } from 'node:fs';
import { freePort, startGalley, type GalleyServer } from './galleyServer.ts';
import { templatesFile, type Templates } from './templates.ts';
import { test } from './test.ts';

/** Journeys before a server of their own: what they release or add must not reach the others. */
export const withOwnServer = (env: Record<string, string> = {}) =>
  test.extend<object, { own: GalleyServer }>({
    own: [
      async ({ engine: _engine }, provide) => {
        const { dataFolder } = JSON.parse(readFileSync(templatesFile, 'utf8')) as Templates;
        const server = await startGalley({ dataTemplate: dataFolder, env });
        await provide(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ own }, provide) => provide(own.url),
  });

/** The same at a host name, by which the server knows itself. */
export const withNamedServer = () =>
  test.extend<object, { named: { url: string } }>({
    named: [
      async ({ engine: _engine }, provide) => {
        const { dataFolder } = JSON.parse(readFileSync(templatesFile, 'utf8')) as Templates;
        const port = await freePort();
        const url = `http://localhost:${port}`;
        const server = await startGalley({ port, dataTemplate: dataFolder, env: { PUBLIC_URL: url } });
        await provide({ url });
        await server.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ named }, provide) => provide(named.url),
  });
