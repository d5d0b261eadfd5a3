// @ts-check
// The proxy in front of the attacked server, and the vulnerable server on which the tools themselves are tested.
import { createServer, request as ask } from 'node:http';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './steps.mjs';

/** @param {import('node:http').RequestListener} listener */
async function listen(listener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => server.closeAllConnections() ?? server.close(),
  };
}

/**
 * Forwards every request from a different address, so that no rate limit rejects it.
 * @param {string} target
 * @returns {Promise<{ origin: string, close: () => void, sent: () => number, faults: () => string[] }>} `sent`: the
 *   number of requests; `faults`: those answered with 500, which bad input must never cause
 */
export async function asManySenders(target) {
  let sender = 0;
  /** @type {Set<string>} */
  const faults = new Set();
  const server = await listen((request, answer) => {
    sender += 1;
    const from = `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`;
    const { method, headers, url = '/' } = request;
    const onward = ask(target, { path: url, method, headers: { ...headers, 'x-forwarded-for': from } });
    onward.on('response', (received) => {
      const status = received.statusCode ?? 502;
      if (status === 500) faults.add(`${status} ${method} ${url}`);
      answer.writeHead(status, received.headers);
      received.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    request.pipe(onward);
  });
  return { ...server, sent: () => sender, faults: () => [...faults] };
}

/** @param {import('node:http').IncomingMessage} request */
async function termOf(request) {
  const inQuery = new URL(request.url ?? '/', 'http://x').searchParams.get('term');
  const sent = Buffer.concat(await request.toArray()).toString();
  return inQuery ?? JSON.parse(sent || '{}').term ?? '';
}

/**
 * A vulnerable server: it puts a search term from the query or body straight into SQL and HTML. If the tools don't find that, their
 * silence about Galley means nothing.
 */
export async function vulnerableServer() {
  const { PGlite } = await import(
    createRequire(path.join(root, 'server/package.json')).resolve('@electric-sql/pglite')
  );
  const database = await PGlite.create();
  await database.exec(`CREATE TABLE thing (name text); INSERT INTO thing VALUES ('one'), ('two')`);
  const server = await listen(async (request, answer) => {
    /** @param {number} status @param {string} text */
    const say = (status, text) => answer.writeHead(status, { 'content-type': 'text/html' }).end(text);
    try {
      const term = await termOf(request);
      const { rows } = await database.query(`SELECT name FROM thing WHERE name = '${term}'`);
      say(200, `<p>Found for ${term}:</p><p>${JSON.stringify(rows)}</p>`);
    } catch (error) {
      say(400, `PostgreSQL ERROR: ${String(error)}`);
    }
  });
  return { ...server, end: () => database.close() };
}

/**
 * An identity provider that nobody can sign in with: it only describes itself, which is enough for the server to accept the calls of a
 * sign-in with a company account.
 */
export async function emptyIdentityProvider() {
  const server = await listen(({ url }, answer) => {
    const { origin } = server;
    const description = {
      issuer: origin,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}/keys`,
    };
    const found = url === '/keys' ? { keys: [] } : description;
    answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
  });
  return server;
}
