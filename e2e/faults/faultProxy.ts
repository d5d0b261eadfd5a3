import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What can go wrong with a remote's files on their way to the browser. */
export const FAULTS = ['down', 'hang', 'html', 'truncated', '500', '404', 'garbage', 'trickle'] as const;
export type Fault = (typeof FAULTS)[number];

/** Replaces the bytes of a file. */
export type Tamper = (text: string, path: string) => string;

/** Code that must never run in a page. */
export const HOSTILE_CODE = ';globalThis.foreignCodeRan=true;';

const HANG_MS = 30_000;
const TRICKLE_BYTES_A_SECOND = 1000;

export interface FaultProxy {
  url: string;
  /** Breaks every file whose path matches, until healed. */
  inject(fault: Fault | Tamper, paths: Pick<RegExp, 'test'>): void;
  heal(): void;
  stop(): Promise<void>;
}

interface Answer {
  status: number;
  type: string;
  body: string;
}

const CANNED: Partial<Record<Fault, Answer>> = {
  '500': { status: 500, type: 'text/plain', body: 'broken' },
  '404': { status: 404, type: 'text/plain', body: 'gone' },
  html: { status: 200, type: 'text/html', body: '<!doctype html><title>Some other page</title>' },
  garbage: { status: 200, type: 'text/javascript', body: `${HOSTILE_CODE}\u0000\u0001 not ( a script` },
};

async function read(url: string): Promise<Answer> {
  const answer = await fetch(url);
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  return { status: answer.status, type, body: await answer.text() };
}

/** Sends the bytes extremely slowly. */
async function trickle(bytes: Buffer, outgoing: ServerResponse): Promise<void> {
  for (let sent = 0; sent < bytes.length && !outgoing.destroyed; sent += TRICKLE_BYTES_A_SECOND) {
    outgoing.write(bytes.subarray(sent, sent + TRICKLE_BYTES_A_SECOND));
    await sleep(1000);
  }
  outgoing.end();
}

/** An HTTP proxy on loopback in front of the real server, which injects faults. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let broken: { fault: Fault | Tamper; paths: Pick<RegExp, 'test'> } | undefined;

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, headers } = incoming;
    const upstream = request(`${target}${incoming.url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    upstream.on('error', () => outgoing.destroy());
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  }

  async function fail(fault: Fault | Tamper, incoming: IncomingMessage, outgoing: ServerResponse) {
    if (fault === 'down') return incoming.socket.destroy();
    if (fault === 'hang') return sleep(HANG_MS).then(() => outgoing.destroyed || forward(incoming, outgoing));
    const path = incoming.url ?? '/';
    const canned = typeof fault === 'string' ? CANNED[fault] : undefined;
    const answer = canned ?? (await read(`${target}${path}`));
    const body = Buffer.from(typeof fault === 'function' ? fault(answer.body, path) : answer.body);
    outgoing.writeHead(answer.status, {
      'content-type': answer.type,
      'content-length': body.length,
      'access-control-allow-origin': '*',
    });
    if (fault === 'trickle') return trickle(body, outgoing);
    if (fault !== 'truncated') return outgoing.end(body);
    // Sends half of the body, then breaks the connection.
    return outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy());
  }

  const server = createServer((incoming, outgoing) => {
    if (broken?.paths.test(incoming.url ?? '/')) void fail(broken.fault, incoming, outgoing);
    else forward(incoming, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    inject: (fault, paths) => (broken = { fault, paths }),
    heal: () => (broken = undefined),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
