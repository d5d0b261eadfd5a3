import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

const unreachable = (target, response, error) => {
  if (response.headersSent) return response.destroy();
  response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  return response.end(`${target} isn't responding: ${error.message}`);
};

/**
 * Has a server answer a request.
 * @param {string} target its address
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} [status] in place of the server's
 */
export function passOn(target, request, response, status) {
  const url = new URL(request.url ?? '/', target);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const { origin, ...headers } = request.headers;
  const asked = send(
    url,
    {
      method: request.method,
      // The page is the server's own, as far as the server is concerned.
      headers: { ...headers, host: url.host, ...(origin ? { origin: url.origin } : {}) },
    },
    (answer) => {
      response.writeHead(status ?? answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  asked.once('error', (error) => unreachable(target, response, error));
  response.once('close', () => asked.destroy());
  request.pipe(asked);
}

/**
 * The server's registry, in which one remote is the release at an address on this machine, whatever the server allows.
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
