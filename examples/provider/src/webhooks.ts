import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerOf, type GalleyClient } from '@galley/client';
import { acceptedOrders } from './quotes.ts';
import type { Change, Resource, SystemRecord } from './records.ts';
import type { Store } from './store.ts';

/** The resources whose changes this system receives. */
const HEARD = ['activities', 'contacts', 'prospects', 'addresses', 'quotes'] as const;
/** For each resource: which of our records a change is about, and which of its fields we store. */
const OWN: Record<string, { resource: Resource; fields: readonly string[] }> = {
  contacts: {
    resource: 'contacts',
    fields: ['name', 'title', 'email', 'phone', 'cell', 'inactive', 'companies', 'defaultCompany'],
  },
  prospects: {
    resource: 'companies',
    fields: ['name', 'phone', 'fax', 'address1', 'address2', 'city', 'state', 'zip', 'url'],
  },
  addresses: {
    resource: 'addresses',
    fields: ['name', 'address1', 'address2', 'city', 'state', 'zip', 'isSelected'],
  },
};
/** Rejects older signatures, which somebody could have recorded and sent again. */
const OLDEST_S = 300;
const LARGEST_BODY = 1_000_000;

/** Whether 't=<unix>,v1=<hex>' is a recent HMAC-SHA256 of '<t>.<body>' with our secret. */
export function isSigned(secret: string, signature: string, body: Buffer, now = Date.now() / 1000): boolean {
  const [, time = '', sent = ''] = /^t=(\d+),v1=([\da-f]{64})$/.exec(signature) ?? [];
  const own = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return (
    sent !== '' && Math.abs(now - Number(time)) <= OLDEST_S && timingSafeEqual(own, Buffer.from(sent, 'hex'))
  );
}

/** Applies a person's change in Galley: once, even if it arrives several times, and in the order of the record's changes. */
export function takeIn(store: Store, change: Change, day = new Date().toISOString().slice(0, 10)): void {
  if (store.hasHeard(change)) return;
  if (change.resource === 'quotes' && change.externalId !== undefined && change.record !== null) {
    // An accepted quote becomes an order.
    store.hear(change, ...acceptedOrders(store, change.externalId, change.record, day));
    return;
  }
  const own = OWN[change.resource];
  const before =
    own === undefined || change.externalId === undefined
      ? undefined
      : store.find(own.resource, change.externalId);
  if (own === undefined || before === undefined || change.record === null) {
    store.hear(change);
    return;
  }
  // Adopt the person's values. The next feed then sends what Galley already has, and Galley lets the field follow this system
  // again.
  const { record } = change;
  const written = Object.fromEntries(
    own.fields.flatMap((field) => (field in record ? [[field, record[field]]] : [])),
  );
  const after: SystemRecord = { ...before, ...written };
  store.hear(change, [own.resource, after]);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST_BODY) throw new Error('the request body is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Handles a webhook request. Responds with 204 only after the change is on the disk, so that Galley retries after any failure. */
export async function receive(
  { store, secret, onHeard }: { store: Store; secret: string; onHeard: (change: Change) => void },
  request: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const body = await bodyOf(request);
  if (!isSigned(secret, String(request.headers['x-galley-signature']), body)) {
    answer.writeHead(401).end();
    return;
  }
  const change = JSON.parse(body.toString('utf8')) as Change;
  takeIn(store, change);
  onHeard(change);
  answer.writeHead(204).end();
}

/** Subscribes `url` to changes. Removes webhooks for earlier addresses, because this system has only one. */
export async function subscribe(client: GalleyClient, url: string, secret: string): Promise<void> {
  const own = await answerOf(client.GET('/v1/webhooks'));
  for (const { id } of own.filter((webhook) => webhook.url !== url))
    await answerOf(client.DELETE('/v1/webhooks/{id}', { params: { path: { id } } }));
  if (own.some((webhook) => webhook.url === url)) return;
  await answerOf(client.POST('/v1/webhooks', { body: { url, secret, resources: [...HEARD] } }));
}

/** Reads the changes that no webhook delivered, because this system was down or had no webhook yet. */
export async function catchUp(client: GalleyClient, store: Store): Promise<void> {
  let after = store.readUpTo();
  for (;;) {
    const { changes, cursor } = await answerOf(client.GET('/v1/changes', { params: { query: { after } } }));
    for (const change of changes) takeIn(store, change);
    if (changes.length === 0) return;
    after = cursor;
    store.hasReadUpTo(cursor);
  }
}
