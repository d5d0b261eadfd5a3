// @ts-check
// Lets sqlmap and wapiti loose on a server of its own, on loopback, signed in: pnpm attack. Takes about ten minutes; with
// DATABASE_URL on that PostgreSQL, which should be an empty one, else on the embedded database.
import { createServer, request as ask } from 'node:http';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer, signIn } from '../bench/lib/server.mjs';
import { targets } from './lib/attackTargets.mjs';
import { sqlmap, wapiti } from './lib/attackTools.mjs';
import { command, root, step, StepFailed } from './lib/steps.mjs';
import { installPackages } from './lib/system.mjs';

const TOOLS = ['sqlmap', 'wapiti'];
const missing = () => TOOLS.filter((tool) => !existsSync(`/usr/bin/${tool}`));

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

/** Every request as if from another address, so that failures close no door and each is heard. @param {string} target */
function asManySenders(target) {
  let sender = 0;
  return listen((request, answer) => {
    sender += 1;
    const from = `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`;
    const { method, headers } = request;
    const onward = ask(new URL(request.url ?? '/', target), {
      method,
      headers: { ...headers, 'x-forwarded-for': from },
    });
    onward.on('response', (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    request.pipe(onward);
  });
}

/** What a careless program would do with a search term: the tool has to find it, or its silence says nothing. */
async function careless() {
  const { PGlite } = await import(
    createRequire(path.join(root, 'server/package.json')).resolve('@electric-sql/pglite')
  );
  const database = await PGlite.create();
  await database.exec(`CREATE TABLE thing (name text); INSERT INTO thing VALUES ('one'), ('two')`);
  const server = await listen((request, answer) => {
    const term = new URL(request.url ?? '/', 'http://x').searchParams.get('term') ?? '';
    database.query(`SELECT name FROM thing WHERE name = '${term}'`).then(
      (/** @type {{ rows: object[] }} */ { rows }) => answer.end(JSON.stringify(rows)),
      (/** @type {Error} */ error) => answer.writeHead(400).end(error.message),
    );
  });
  return { ...server, end: () => database.close() };
}

/** @param {string} folder */
async function checkTheTool(folder) {
  const bad = await careless();
  try {
    const { found } = await sqlmap({ origin: bad.origin, token: '', folder }, { url: '/?term=one' });
    if (found.length === 0) throw new Error('sqlmap did not find an injection that is there');
  } finally {
    bad.close();
    await bad.end();
  }
}

/** @param {string} folder */
async function attack(folder) {
  const server = await startServer(folder, { TRUST_PROXY: '127.0.0.1' });
  const proxy = await asManySenders(server.url);
  /** @type {string[]} */
  const found = [];
  try {
    const token = await signIn(server.url, 'rep@galley.example');
    /** @param {string} address @param {object} [body] */
    const read = async (address, body) => {
      const answer = await fetch(`${server.url}${address}`, {
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
      return answer.json();
    };
    const { UID: uid } = await read('/v1/employees');
    const { Customers } = await read('/v1/customers/paged', { ParentID: 1, PageNo: 1, PageSize: 20 });
    const exported = await read('/v1/orders/getUid/1');
    const all = targets({ uid, company: Customers[0].CustomerUID, exported });
    const session = { origin: proxy.origin, token, folder };
    for (const target of all) {
      const { requests, found: injections } = await sqlmap(session, target);
      console.log(`  ${target.url.replace(/\?.*/, '')}: ${requests} attempts, ${injections.length} found`);
      found.push(...injections.map((name) => `sqlmap: ${target.url} ${name}`));
    }
    const { pages, found: weaknesses } = await wapiti(session, all);
    console.log(`  wapiti: ${pages} addresses, ${weaknesses.length} found`);
    found.push(...weaknesses.map((text) => `wapiti: ${text}`));
    await read('/v1/employees');
  } finally {
    proxy.close();
    await server.stop();
  }
  if (found.length > 0) throw new StepFailed(found.join('\n  '));
}

await command(async () => {
  if (missing().length > 0) {
    try {
      await installPackages(missing());
    } catch {
      console.log(
        `Skipped: ${missing().join(' and ')} can't be installed here. They are packages of Debian.`,
      );
      return;
    }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-attack-'));
  try {
    await step('sqlmap finds what a careless program does', () => checkTheTool(folder));
    await step('sqlmap and wapiti find nothing in ours', () => attack(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
