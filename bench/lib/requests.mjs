// How measurements send calls: as people's browsers do, at little cost to the machine that they share with the server.
import { randomUUID } from 'node:crypto';
import http from 'node:http';

const agent = new http.Agent({ keepAlive: true });

/**
 * One request, its answer read to the end and, unless it is kept, dropped as it came. Not by fetch, which took a third of the processor
 * time of a whole measurement: people's browsers do not run on the server's machine.
 */
function exchange(address, { method, headers, body, isKept }) {
  return new Promise((resolve, reject) => {
    const request = http.request(address, { method, headers, agent }, (answer) => {
      let text = '';
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
      answer.on('error', reject);
      if (isKept) answer.setEncoding('utf8').on('data', (part) => (text += part));
      else answer.resume();
    });
    request.on('error', reject);
    request.end(body);
  });
}

/**
 * Sends a call, which may have headers of its own, and whose answer comes as JSON if it `isKept`.
 * @param {Map<string, string>} [cached] what a browser would have of earlier answers, by address: it asks whether they still hold
 */
export async function send(url, token, { method, path: address, body, headers: own, isKept }, cached) {
  const begun = performance.now();
  const known = method === 'GET' ? cached?.get(address) : undefined;
  const { status, headers, text } = await exchange(url + address, {
    method,
    isKept,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      'accept-encoding': isKept ? 'identity' : 'gzip, deflate, br',
      ...(known && { 'if-none-match': known }),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      ...own,
    },
    body: body && JSON.stringify(body),
  });
  const took = performance.now() - begun;
  if (headers.etag !== undefined) cached?.set(address, headers.etag);
  const ok = (status >= 200 && status < 300) || status === 304;
  return { took, ok, status, headers, answer: isKept && ok ? JSON.parse(text) : undefined };
}

export const labelOf = ({ call, what }) => (what ? `${call}: ${what}` : call);
