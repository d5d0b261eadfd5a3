import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What can go wrong with a remote's files on their way to the browser. */
export type Fault = 'down' | '500' | '404' | 'html' | 'garbage' | 'hang' | 'tampered';

export const HOSTILE = ';globalThis.foreignCodeRan=true;';

export interface FaultProxy {
  url: string;
  /** Breaks every file whose path matches, until healed. */
  inject(fault: Fault, paths: RegExp): void;
  heal(): void;
  /** The paths asked for since the last call, in order. */
  takeRequests(): string[];
  close(): Promise<void>;
}

const ANSWERS: Partial<Record<Fault, { status: number; type: string; body: string }>> = {
  '500': { status: 500, type: 'text/plain', body: 'broken' },
  '404': { status: 404, type: 'text/plain', body: 'gone' },
  html: { status: 200, type: 'text/html', body: '<!doctype html><title>Some other page</title>' },
  garbage: { status: 200, type: 'text/javascript', body: `${HOSTILE}\u0000\u0001 not ( a script` },
};

/** A plain HTTP proxy on loopback before the real server, which breaks what it is told to break. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let fault: { kind: Fault; paths: RegExp } | undefined;
  let asked: string[] = [];

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, append: string) => {
    const headers = { ...incoming.headers };
    if (append !== '') headers['accept-encoding'] = 'identity';
    const upstream = request(`${target}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
      const answerHeaders = { ...answer.headers };
      if (append !== '') delete answerHeaders['content-length'];
      outgoing.writeHead(answer.statusCode ?? 502, answerHeaders);
      answer.pipe(outgoing, { end: false });
      answer.on('end', () => outgoing.end(append));
      answer.on('error', () => outgoing.destroy());
    });
    upstream.on('error', () => outgoing.destroy());
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  };

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    asked.push(path);
    if (fault === undefined || !fault.paths.test(path)) return forward(incoming, outgoing, '');
    const canned = ANSWERS[fault.kind];
    if (canned !== undefined) {
      outgoing.writeHead(canned.status, { 'content-type': canned.type, 'access-control-allow-origin': '*' });
      return outgoing.end(canned.body);
    }
    if (fault.kind === 'down') return incoming.socket.destroy();
    if (fault.kind === 'tampered') return forward(incoming, outgoing, HOSTILE);
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    inject: (kind, paths) => (fault = { kind, paths }),
    heal: () => (fault = undefined),
    takeRequests() {
      const taken = asked;
      asked = [];
      return taken;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
