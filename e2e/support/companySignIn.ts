import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort, root, type GalleyServer } from './galleyServer.ts';
import { startOwn, withOwn } from './ownServer.ts';

interface IdentityProvider {
  issuer: string;
  tell: (told: { people: Record<string, object> }) => Promise<unknown>;
  stop: () => Promise<void>;
}
interface Testing {
  startIdentityProvider: (publicUrl: string) => Promise<IdentityProvider>;
  oidcEnv: (provider: IdentityProvider, more: Record<string, string>) => Record<string, string>;
}

const testing = async (): Promise<Testing> =>
  (await import(pathToFileURL(path.join(root, 'server/test/dist/account/oidc/testing.js')).href)) as Testing;

async function startWithProvider(): Promise<GalleyServer & { provider: IdentityProvider }> {
  const { startIdentityProvider, oidcEnv } = await testing();
  // The provider and the server must know each other's address.
  const port = await freePort();
  // A different site from the provider's, as in production, because that affects cookies.
  const url = `http://localhost:${port}`;
  const provider = await startIdentityProvider(url);
  const env = oidcEnv(provider, { PUBLIC_URL: url, OIDC_NAME: 'Galley ID' });
  const server = await startOwn({ port, env });
  async function stop(): Promise<void> {
    await server.stop();
    await provider.stop();
  }
  return { ...server, url, provider, stop };
}

/** Journeys with their own server, which signs people in with their own identity provider. */
export const test = withOwn(startWithProvider).extend<{ provider: IdentityProvider }>({
  provider: async ({ own }, provide) => provide(own.provider),
});
