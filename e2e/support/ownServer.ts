import { readFileSync } from 'node:fs';
import { freePort, startGalley, type GalleyServer } from './galleyServer.ts';
import type { Ending } from './ofFile.ts';
import { templatesFile, type Templates } from './templates.ts';
import { test } from './test.ts';

/** Starting a server takes seconds, which are not the journey's. */
const START = { timeout: 120_000 };

export const startOwn = (options: { port?: number; env?: Record<string, string> }): Promise<GalleyServer> => {
  const { dataFolder } = JSON.parse(readFileSync(templatesFile, 'utf8')) as Templates;
  return startGalley({ dataTemplate: dataFolder, isBrief: true, ...options });
};

/**
 * Journeys before something of their own, which those of one file share. No fixture of a worker: for each kind of these
 * Playwright starts another worker, and with it another browser and another common server (decision 144).
 */
export const withOwn = <T extends Ending & { url: string }>(start: () => Promise<T>) =>
  test.extend<{ own: T }>({
    own: [async ({ ofFile }, provide, { file }) => provide(await ofFile.share(file, 'own', start)), START],
    baseURL: async ({ own }, provide) => provide(own.url),
  });

/** Journeys before a server of their own: what they release or add must not reach the others. */
export const withOwnServer = (env: Record<string, string> = {}) => withOwn(() => startOwn({ env }));

/** The same at a host name, by which the server knows itself. */
export const withNamedServer = () =>
  withOwn(async () => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    return { ...(await startOwn({ port, env: { PUBLIC_URL: url } })), url };
  });
