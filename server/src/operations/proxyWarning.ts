import type { ServerConfig } from './settings.ts';

/** The warning at start about a proxy that TRUST_PROXY doesn't name; undefined if no proxy is expected. */
export function proxyWarning({
  publicUrl,
  trustProxy,
}: Pick<ServerConfig, 'publicUrl' | 'trustProxy'>): string | undefined {
  if (!publicUrl.startsWith('https:') || trustProxy.length > 0) return undefined;
  return (
    "PUBLIC_URL starts with https:, so there is a proxy in front of this server, but TRUST_PROXY doesn't name it. Everyone " +
    "will seem to come from the proxy's address: after ten failed sign-ins by anyone, nobody can sign in on a new device for 15 " +
    'minutes; after ten emailed links, nobody can request another; and the log ' +
    "doesn't show people's addresses. Set TRUST_PROXY to the proxy's address or network, such as 10.0.0.7, 10.0.0.0/8 or loopback."
  );
}
