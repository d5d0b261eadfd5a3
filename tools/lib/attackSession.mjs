// @ts-check
import { contentOf, headersOf, methodOf, plain } from './attackRequest.mjs';
import { signIn } from './server.mjs';
import { nextYear } from './nextYear.mjs';

/** @typedef {import('./attackRequest.mjs').Target} Target */

export const REP = 'rep@galley.example';
export const OPERATIONS = 'ops@galley.example';
/** The password of both. */
export const PASSWORD = 'press-room-1';
/** Not an account: the system that has a service token. */
export const SYSTEM = 'system';
/** The scopes of that token. Without asterisks, because requests that aren't attacked go out as written. */
const SERVICE_TOKEN = {
  name: 'Attack',
  source: 'attack',
  scopes: ['feed:products', 'changes:read', 'releases:publish:orders', 'inbox:post:quotes'],
  expiresOn: nextYear(),
};

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
    const { url: address, plainly = 200 } = target;
    const request = plain(target);
    const answer = await fetch(`${url}${request.url}`, {
      method: methodOf(request),
      headers: headersOf(request, tokenOf(target)),
      redirect: 'manual',
      body: contentOf(request)?.text,
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
 * @typedef {{ parameters?: { in: string }[], requestBody?: object }} Operation
 * @typedef {{ paths: Record<string, Record<string, Operation>> }} Description
 */

/** @param {Operation} operation */
const takesValue = ({ parameters = [], requestBody }) =>
  requestBody !== undefined || parameters.some((one) => one.in !== 'header');

/**
 * The call that a target attacks. A path without parameters precedes one with parameters, as in the server.
 * @param {Description} openapi
 * @param {Target} target
 * @returns {string} as 'GET /v1/quotes/{id}'; 'none' if the API doesn't describe it
 */
export function callOf({ paths }, target) {
  const method = methodOf(target);
  const address = plain(target).url.replace(/\?.*/, '');
  const matching = Object.keys(paths).filter(
    (template) =>
      method.toLowerCase() in paths[template] &&
      new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address),
  );
  const template = matching.find((one) => one === address) ?? matching[0];
  return template === undefined ? 'none' : `${method} ${template}`;
}

/**
 * The calls in the API description that have a body or a parameter in their URL, and no target.
 * @param {Description} openapi
 * @param {Target[]} all
 * @returns {string[]} as 'GET /v1/palette'
 */
export function unattacked(openapi, all) {
  const attacked = new Set(all.map((target) => callOf(openapi, target)));
  return Object.entries(openapi.paths)
    .flatMap(([template, operations]) =>
      Object.entries(operations)
        .filter(([, operation]) => takesValue(operation))
        .map(([method]) => `${method.toUpperCase()} ${template}`),
    )
    .filter((call) => call !== ENDLESS && !attacked.has(call));
}
