import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort, root, startGalley, type GalleyServer } from './galleyServer.ts';
import { templatesFile, type Templates } from './templates.ts';
import { test as base } from './test.ts';

interface IdentityProvider {
  issuer: string;
  tell: (told: { people: Record<string, object> }) => Promise<unknown>;
  stop: () => Promise<void>;
}
interface Testing {
  startIdentityProvider: (publicUrl: string) => Promise<IdentityProvider>;
  oidcEnv: (provider: IdentityProvider, more: Record<string, string>) => Record<string, string>;
}

/** Another site than the provider's address, as it is in a company: cookies differ by it. */
const addressOf = (port: number) => `http://localhost:${port}`;

/** Journeys before a server of their own that signs people in at an identity provider of their own. */
export const test = base.extend<object, { provider: IdentityProvider; company: GalleyServer; port: number }>({
  // The provider has to know the server's address, and the server the provider's.
  port: [async ({ engine: _engine }, provide) => provide(await freePort()), { scope: 'worker' }],
  provider: [
    async ({ port }, provide) => {
      const { startIdentityProvider } = await testing();
      const provider = await startIdentityProvider(addressOf(port));
      await provide(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  company: [
    async ({ provider, port }, provide) => {
      const { oidcEnv } = await testing();
      const { dataFolder } = JSON.parse(readFileSync(templatesFile, 'utf8')) as Templates;
      const env = oidcEnv(provider, { PUBLIC_URL: addressOf(port), OIDC_NAME: 'Galley ID' });
      const server = await startGalley({ port, dataTemplate: dataFolder, env });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Waits for the server.
  baseURL: async ({ company: _company, port }, provide) => provide(addressOf(port)),
});

const testing = async (): Promise<Testing> =>
  (await import(pathToFileURL(path.join(root, 'server/test/dist/oidc/testing.js')).href)) as Testing;
