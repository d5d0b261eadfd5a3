import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerOf, type GalleyClient } from '@galley/client';
import { acceptedOrders } from './quotes.ts';
import type { Change, Resource, SystemRecord } from './records.ts';
import type { Store } from './store.ts';

/** What this system wants to hear of. */
const HEARD = ['activities', 'contacts', 'prospects', 'addresses', 'quotes'] as const;
/** Which of our records a change is of, and which of its fields are ours. */
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
/** A signature that is older was recorded by somebody, and is sent by them. */
const OLDEST_S = 300;
const LARGEST_BODY = 1_000_000;

/** Whether 't=<unix>,v1=<hex>' is the HMAC-SHA256 of '<t>.<body>' with our secret, made just now. */
export function isSigned(secret: string, signature: string, body: Buffer, now = Date.now() / 1000): boolean {
  const [, time = '', sent = ''] = /^t=(\d+),v1=([\da-f]{64})$/.exec(signature) ?? [];
  const own = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return (
    sent !== '' && Math.abs(now - Number(time)) <= OLDEST_S && timingSafeEqual(own, Buffer.from(sent, 'hex'))
  );
}

/** Takes in what a person did in Galley: once, however often it is told, and in the order of the record's changes. */
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
  // What people wrote becomes ours. Fed again it is what stands in Galley, and the field follows this system again.
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
    if (size > LARGEST_BODY) throw new Error('the body is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Answers a webhook: 204 once the change is on our disk, so that anything else is sent again. */
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

/** Has changes sent to `url`. This system has one webhook: that of an earlier address goes. */
export async function subscribe(client: GalleyClient, url: string, secret: string): Promise<void> {
  const own = await answerOf(client.GET('/v1/webhooks'));
  for (const { id } of own.filter((webhook) => webhook.url !== url))
    await answerOf(client.DELETE('/v1/webhooks/{id}', { params: { path: { id } } }));
  if (own.some((webhook) => webhook.url === url)) return;
  await answerOf(client.POST('/v1/webhooks', { body: { url, secret, resources: [...HEARD] } }));
}

/** Reads what was never told, while this system or its webhook was not there. */
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
