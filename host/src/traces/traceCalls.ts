import type { Config } from '@galley/shared/contract/config';

const hex = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/**
 * Starts a trace with each call to the servers of this page; the header is sent nowhere else (TRACE-03). A trace
 * only contains random numbers.
 */
export function traceCalls({ traces, apiHost, accountHost, exportHost }: Config): void {
  if (traces !== true) return;
  const origins = new Set(
    [apiHost, accountHost, exportHost].map((host) => new URL(host || '/', location.href).origin),
  );
  const untraced = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const isRequest = input instanceof Request;
    const { origin, pathname } = new URL(isRequest ? input.url : input, location.href);
    if (!origins.has(origin) || !/^\/(v1|account)\//.test(pathname)) return untraced(input, init);
    const headers = new Headers(init?.headers ?? (isRequest ? input.headers : undefined));
    headers.set('traceparent', `00-${hex(16)}-${hex(8)}-01`);
    return untraced(input, { ...init, headers });
  };
}
