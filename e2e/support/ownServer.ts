import { readFileSync } from 'node:fs';
import { freePort, startGalley, type GalleyServer } from './galleyServer.ts';
import type { Ending } from './fileResources.ts';
import { templatesFile, type Templates } from './templates.ts';
import { test } from './test.ts';

/** Starting a server takes seconds, which shouldn't count against the journey. */
const START = { timeout: 120_000 };

export const startOwn = (options: { port?: number; env?: Record<string, string> }): Promise<GalleyServer> => {
  const { dataFolder } = JSON.parse(readFileSync(templatesFile, 'utf8')) as Templates;
  return startGalley({ dataTemplate: dataFolder, isBrief: true, ...options });
};

/**
 * Journeys with their own resource, shared by the journeys of a file. Not a worker fixture: for each kind of worker fixture,
 * Playwright starts another worker, and with it another browser and another common server (decision 144).
 */
export const withOwn = <T extends Ending & { url: string }>(start: () => Promise<T>) =>
  test.extend<{ own: T }>({
    own: [
      async ({ fileResources }, provide, { file }) => provide(await fileResources.share(file, 'own', start)),
      START,
    ],
    baseURL: async ({ own }, provide) => provide(own.url),
  });

/** Journeys with their own server, so that their releases and records don't reach the others. */
export const withOwnServer = (env: Record<string, string> = {}) => withOwn(() => startOwn({ env }));

/** The same at a host name, which is also the server's public URL. */
export const withNamedServer = () =>
  withOwn(async () => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    return { ...(await startOwn({ port, env: { PUBLIC_URL: url } })), url };
  });
