// @ts-check
// The requests of the attack.

/**
 * A request. The tools try every value of its query and body; if some are followed by asterisks, in the path or elsewhere, only
 * those.
 * @typedef {object} Target
 * @property {string} url
 * @property {string} [method] default: GET, or POST with a body
 * @property {object} [body] sent as JSON
 * @property {Record<string, string>} [form] sent as a form
 * @property {string} [file] sent as it is
 * @property {Record<string, string>} [headers]
 * @property {string} [as] the email of the employee who sends it, or SYSTEM; default: the sales rep
 * @property {number} [plainly] the status of its response without an attack; default: 200
 */

/** @param {Target} target @returns {{ type: string, text: string } | undefined} */
export function contentOf({ body, form, file }) {
  if (body !== undefined) return { type: 'application/json', text: JSON.stringify(body) };
  if (form !== undefined)
    return { type: 'application/x-www-form-urlencoded', text: String(new URLSearchParams(form)) };
  return file === undefined ? undefined : { type: 'application/octet-stream', text: file };
}

/** @param {Target} target */
export const methodOf = (target) => target.method ?? (contentOf(target) === undefined ? 'GET' : 'POST');

/** @param {Target} target @param {string} token @returns {Record<string, string>} */
export function headersOf(target, token) {
  const content = contentOf(target);
  return {
    Authorization: `Bearer ${token}`,
    ...(content === undefined ? {} : { 'Content-Type': content.type }),
    ...target.headers,
  };
}

/** The same request without asterisks, as a regular client sends it. @param {Target} target @returns {Target} */
export const plain = (target) => JSON.parse(JSON.stringify(target).replaceAll('*', ''));
