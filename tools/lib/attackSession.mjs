// @ts-check
import { signIn } from './server.mjs';
import { nextYear } from './nextYear.mjs';

/** @typedef {import('./attackTools.mjs').Target} Target */

export const REP = 'rep@galley.example';
export const OPERATIONS = 'ops@galley.example';
/** Not an account: the system that has a service token. */
export const SYSTEM = 'system';
/** The scopes of that token. Without asterisks, because requests that aren't attacked go out as written. */
const SERVICE_TOKEN = {
  name: 'Attack',
  source: 'attack',
  scopes: ['feed:products', 'changes:read', 'releases:publish:orders'],
  expiresOn: nextYear(),
};

/** @param {Target} target */
export const methodOf = ({ method, body }) => method ?? (body === undefined ? 'GET' : 'POST');

/**
 * Signs in both accounts and creates the system's service token.
 * @param {string} url of the server
 */
export async function signedIn(url) {
  const tokens = new Map([
    [REP, await signIn(url, REP)],
    [OPERATIONS, await signIn(url, OPERATIONS)],
  ]);
  /** @param {{ as?: string }} target @returns {string} */
  const tokenOf = ({ as = REP }) => tokens.get(as);
  /**
   * Sends a request unmodified. Throws if it's rejected: attacking such a request would test nothing.
   * @param {Target} target
   * @returns {Promise<any>} the response body, parsed if it's JSON
   */
  const ask = async (target) => {
    const { url: address, body, plainly = 200 } = target;
    const answer = await fetch(`${url}${address.replaceAll('*', '')}`, {
      method: methodOf(target),
      headers: {
        authorization: `Bearer ${tokenOf(target)}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body).replaceAll('*', '') }),
    });
    const text = await answer.text();
    if (answer.status !== plainly)
      throw new Error(`${methodOf(target)} ${address} returned ${answer.status}: ${text.slice(0, 500)}`);
    return answer.headers.get('content-type')?.includes('json') === true ? JSON.parse(text) : text;
  };
  const { secret } = await ask({ url: '/v1/service-tokens', body: SERVICE_TOKEN, as: OPERATIONS });
  tokens.set(SYSTEM, secret);
  return { tokenOf, ask };
}

/** Its response never ends; the fuzz tests cover it. */
const ENDLESS = 'GET /v1/live';

/**
 * The calls in the API description that take a value and have no target.
 * @param {{ paths: Record<string, Record<string, { parameters?: { in: string }[], requestBody?: object }>> }} openapi
 * @param {Target[]} all
 * @returns {string[]} as 'GET /v1/palette'
 */
export function unattacked({ paths }, all) {
  const attacked = all.map((target) => ({
    method: methodOf(target),
    path: target.url.replace(/\?.*/, '').replaceAll('*', ''),
  }));
  return Object.entries(paths).flatMap(([template, calls]) => {
    const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return Object.entries(calls)
      .filter(
        ([, { parameters = [], requestBody }]) =>
          requestBody ?? parameters.some((one) => one.in !== 'header'),
      )
      .map(([method]) => method.toUpperCase())
      .filter((method) => !attacked.some((one) => one.method === method && pattern.test(one.path)))
      .map((method) => `${method} ${template}`)
      .filter((call) => call !== ENDLESS);
  });
}
