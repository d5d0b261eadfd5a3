import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

const unreachable = (target, response, error) => {
  if (response.headersSent) return response.destroy();
  response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  return response.end(`${target} isn't responding: ${error.message}`);
};

/**
 * Forwards a request to a server and returns its response.
 * @param {string} target its address
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} [status] replaces the server's
 */
export function passOn(target, request, response, status) {
  const url = new URL(request.url ?? '/', target);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const { origin, ...headers } = request.headers;
  const forwarded = send(
    url,
    {
      method: request.method,
      // The server must see its own origin as the page's.
      headers: { ...headers, host: url.host, ...(origin ? { origin: url.origin } : {}) },
    },
    (answer) => {
      response.writeHead(status ?? answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  forwarded.once('error', (error) => unreachable(target, response, error));
  response.once('close', () => forwarded.destroy());
  request.pipe(forwarded);
}

/**
 * Serves the server's registry with one remote replaced by the release at an address on this machine, even if the server doesn't
 * allow overrides.
 * @param {string} target
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ name: string, address: string }} own
 */
export async function registryWithOwn(target, request, response, { name, address }) {
  try {
    const url = new URL(request.url ?? '/', target);
    url.searchParams.delete(`release.${name}`);
    const { authorization } = request.headers;
    const answer = await fetch(url, { headers: authorization ? { authorization } : {} });
    const registry = await answer.json();
    registry.overrides = { ...registry.overrides, [name]: { release: address, isAllowed: true } };
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(registry));
  } catch (error) {
    unreachable(target, response, error);
  }
}
