import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REP, type TestServer } from '../../testing.ts';

export interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/**
 * A provider's system that receives webhooks: it responds with what `answer` returns, or never if that's undefined, and lists what it has
 * received.
 */
export async function startReceiver(answer: (received: Received, count: number) => number | undefined) {
  const all: Received[] = [];
  const waiting = new Set<() => void>();
  const server: Server = createServer((request, reply) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const received = { headers: request.headers, body };
      all.push(received);
      const status = answer(received, all.length);
      if (status !== undefined) reply.writeHead(status).end();
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    all,
    /** Resolves when this many webhooks have been received. */
    until: (count: number) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (all.length >= count) resolve();
        };
        waiting.add(look);
        look();
      }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Adds a contact as the rep. @returns its id */
export async function addContact(
  server: TestServer,
  name: string,
  id = 0,
  companies: number[] = [],
): Promise<number> {
  const { status, body } = await server.call<{ Contact: { IndividualId: number } }>(
    'POST',
    '/v1/individuals',
    {
      as: REP,
      body: {
        IndividualId: id,
        IndividualName: name,
        IndividualEmail: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
        InternalNotes: 'A note',
        CompanyAssociations: companies.map((value) => ({ value })),
      },
    },
  );
  assert.equal(status, 200, JSON.stringify(body));
  return body.Contact.IndividualId;
}
