import type { ServerConfig } from './settings.ts';

/** The warning of a start about a proxy that TRUST_PROXY does not name; undefined where none is expected. */
export function proxyWarning({
  publicUrl,
  trustProxy,
}: Pick<ServerConfig, 'publicUrl' | 'trustProxy'>): string | undefined {
  if (!publicUrl.startsWith('https:') || trustProxy.length > 0) return undefined;
  return (
    'PUBLIC_URL begins with https:, so there is a proxy before this server, and TRUST_PROXY does not name it. Everybody ' +
    'will seem to come from the address of the proxy: ten wrong sign-ins by anybody will refuse, for a quarter of an ' +
    'hour, everybody who signs in on a new device, ten mailed links everybody who asks for one, and the log will not ' +
    "tell people's addresses. Set TRUST_PROXY to the proxy's address or network, such as 10.0.0.7, 10.0.0.0/8 or loopback."
  );
}
