// A small order system: it stores customers and orders, moves orders through production, feeds Galley and receives the changes that
// people make there.
// GALLEY_URL, GALLEY_TOKEN   Galley's address, and a service token with the scopes feed:* and changes:read
// PROVIDER_DIR, PORT, HOST, PUBLIC_URL   its store; where it listens, by default on this machine only; its address for browsers and
// Galley
// PACE_MS, MOVES, ORDERS_A_DAY   how often it changes lines, how many at once, and how many orders it adds per day
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { galleyClient, type Schemas } from '@galley/client';
import { chanceOf } from './chance.ts';
import { makeCustomers } from './customers.ts';
import { readBack, sendAll } from './feed.ts';
import { pageAt } from './pages.ts';
import { placeOrders, produce } from './production.ts';
import { drawProof, printProof } from './proofs.ts';
import type { Change } from './records.ts';
import { openStore } from './store.ts';
import { catchUp, receive, subscribe } from './webhooks.ts';

const { env } = process;
const token = env.GALLEY_TOKEN;
if (!token) throw new Error('GALLEY_TOKEN must be a service token: npm run token -- create');
const folder = env.PROVIDER_DIR ?? './provider-data';
const pace = Number(env.PACE_MS ?? 10_000);
const moves = Number(env.MOVES ?? 2);
const ordersADay = Number(env.ORDERS_A_DAY ?? 6);

const store = openStore(folder);
const galleyUrl = env.GALLEY_URL ?? 'http://localhost:4000';
const client = galleyClient({ baseUrl: galleyUrl, token });
const chance = chanceOf(Date.now());
const today = () => new Date().toISOString().slice(0, 10);

/** The secret that signs the webhooks; Galley gets it once. */
function ownSecret(): string {
  const file = path.join(folder, 'webhook-secret');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
const secret = ownSecret();

const onHeard = ({ resource, id, operation, by }: Change) =>
  console.log(`received ${resource}/${id}: ${operation} by ${by}`);
const server = createServer((request, answer) => {
  const failed = (error: unknown) => {
    console.error(error);
    if (!answer.headersSent) answer.writeHead(500).end();
  };
  if (request.method === 'POST' && request.url === '/galley') {
    receive({ store, secret, onHeard }, request, answer).catch(failed);
    return;
  }
  const page =
    request.method === 'GET' ? pageAt(request.url ?? '', galleyUrl, () => store.all('orders')) : undefined;
  if (page !== undefined) {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    return;
  }
  const [, line = '', kind] = /^\/proofs\/([\w-]+)\.(svg|pdf)$/.exec(request.url ?? '') ?? [];
  const found = store.find('orders', line);
  if (found === undefined) answer.writeHead(404).end();
  else if (kind === 'pdf')
    answer.writeHead(200, { 'content-type': 'application/pdf' }).end(printProof(found));
  else answer.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawProof(found));
});
server.listen(Number(env.PORT ?? 4080), env.HOST || 'localhost');
await once(server, 'listening');
const publicUrl = env.PUBLIC_URL || `http://localhost:${(server.address() as AddressInfo).port}`;

const over = new AbortController();
process.once('SIGTERM', () => over.abort());
process.once('SIGINT', () => over.abort());
// Ends together with the process that started it.
process.once('disconnect', () => over.abort());

const onAnswer = (resource: string, { records, ...counts }: Schemas['FeedAnswer']) => {
  console.log(`fed ${resource}: ${JSON.stringify(counts)}`);
  for (const { externalId, verdict, errors } of records)
    console.log(
      `  ${verdict} ${externalId}: ${errors.map(({ field, message }) => `${field} ${message}`).join(', ')}`,
    );
};
const feeding = { client, store, onAnswer, signal: over.signal };

/** The day with the latest orders. */
const lastDay = () =>
  store
    .all('orders')
    .reduce((last, { orderDate }) => (String(orderDate) > last ? String(orderDate) : last), '');

try {
  if (!store.isFilled()) {
    const held = await readBack(client);
    console.log(`Galley has ${held.length} records from this source`);
    store.begin(held.length > 0 ? held : makeCustomers(chance), held.length > 0);
  }
  await subscribe(client, `${publicUrl}/galley`, secret);
  await catchUp(client, store);
  console.log(`The sample provider is ready: ${publicUrl}`);
  while (!over.signal.aborted) {
    if (lastDay() < today()) store.put(placeOrders(store, chance, today(), ordersADay));
    produce(store, chance, { day: today(), publicUrl, most: moves });
    await sendAll(feeding);
    await sleep(pace, undefined, { signal: over.signal });
  }
} catch (error) {
  if (!over.signal.aborted) {
    console.error(error);
    process.exitCode = 1;
  }
} finally {
  server.closeAllConnections();
  server.close();
}
