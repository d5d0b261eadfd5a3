import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../account/index.ts';
import { countsOf } from '../../http/counts.ts';
import { HttpProblem } from '../../http/problem.ts';

/** Proxies close silent streams. */
const HEARTBEAT_MS = 25_000;
/** The maximum number of bytes waiting for a reader, beyond what the network buffers. */
const MOST_WAITING = 65_536;
const FIRST_TEXT = 'retry: 3000\n\n';
/** Browsers reconnect automatically; programs need Retry-After. */
const COME_AGAIN = { 'retry-after': '60' };

/** With one stream per browser, `perNetwork` is enough for an office behind one address, but not for one network to use up all streams. */
export interface StreamLimits {
  perNetwork: number;
  inAll: number;
}

export const LIMITS: StreamLimits = { perNetwork: 500, inAll: 5_000 };

/** A started response of server-sent events. */
export interface EventStream {
  /** Disconnects a reader that's too slow; it reconnects and resumes after its last event. */
  write: (text: string | Buffer) => void;
  end: () => void;
  onClose: (call: () => void) => void;
}

interface OpenStreams {
  ofNetwork: Map<string, number>;
  inAll: number;
}

/** The open streams of each server: all its paths share the limits (OPS-14). */
const openStreams = new WeakMap<FastifyInstance['server'], OpenStreams>();

/** Counts open streams by the readers' network. */
function counter({ server }: FastifyInstance, limits: StreamLimits) {
  const open = openStreams.get(server) ?? { ofNetwork: new Map(), inAll: 0 };
  openStreams.set(server, open);
  const { ofNetwork } = open;
  return (network: string, response: ServerResponse) => {
    const own = ofNetwork.get(network) ?? 0;
    if (own >= limits.perNetwork)
      throw new HttpProblem(429, 'Too many streams are open from this address.', [], COME_AGAIN);
    if (open.inAll >= limits.inAll) throw new HttpProblem(503, 'Too many streams are open.', [], COME_AGAIN);
    ofNetwork.set(network, own + 1);
    open.inAll += 1;
    response.once('close', () => {
      open.inAll -= 1;
      const rest = (ofNetwork.get(network) ?? 1) - 1;
      if (rest === 0) ofNetwork.delete(network);
      else ofNetwork.set(network, rest);
    });
  };
}

const COMMENT = () => ':\n\n';

/** Event streams with a heartbeat every 25 seconds. They end when the server stops. */
export function eventStreams(app: FastifyInstance, limits = LIMITS) {
  const count = counter(app, limits);
  const counts = countsOf(app);
  /** Each stream's heartbeat. */
  const open = new Map<ServerResponse, () => string>();
  let isClosing = false;
  const write = (response: ServerResponse, text: string | Buffer) => {
    if (response.writableEnded) return;
    response.write(text);
    if (response.writableLength > MOST_WAITING) response.destroy();
  };
  const beat = setInterval(() => {
    for (const [response, heartbeat] of open) write(response, heartbeat());
  }, HEARTBEAT_MS).unref();
  // Open streams would keep the server from closing.
  app.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(beat);
    for (const response of open.keys()) response.end();
  });
  return {
    /**
     * Counts a stream as soon as it's requested, because many may be requested at once.
     * @throws HttpProblem 429, 503
     */
    count: (request: FastifyRequest, reply: FastifyReply) => count(networkOf(request.ip), reply.raw),
    /**
     * Starts the response with the reply's headers.
     * @param heartbeat what is sent instead of silence
     * @returns undefined if the reader has disconnected or the server is stopping
     */
    begin(reply: FastifyReply, heartbeat = COMMENT): EventStream | undefined {
      reply.hijack();
      const response = reply.raw;
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) response.setHeader(name, value);
      }
      if (response.destroyed) return undefined;
      // Without chunked encoding, an event takes one write per socket instead of four. The response ends with its connection.
      response.removeHeader('transfer-encoding');
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        connection: 'close',
        // Some proxies buffer responses without this header.
        'x-accel-buffering': 'no',
      });
      response.write(FIRST_TEXT);
      if (isClosing) {
        response.end();
        return undefined;
      }
      open.set(response, heartbeat);
      counts.openStreams += 1;
      response.once('close', () => {
        open.delete(response);
        counts.openStreams -= 1;
      });
      return {
        write: (text) => write(response, text),
        end: () => void response.end(),
        onClose: (call) => void response.once('close', call),
      };
    },
  };
}
