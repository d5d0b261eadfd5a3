import type { ServerResponse } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import { networkOf } from '../account/network.ts';
import { HttpProblem } from '../http/problem.ts';
import type { RegistrySource } from './registrySource.ts';

/** Proxies close a stream that stays silent. */
const HEARTBEAT_MS = 25_000;

/** One stream per browser: enough for an office behind one address, and nobody can open all of them. */
interface StreamLimits {
  perNetwork: number;
  inAll: number;
}

const LIMITS: StreamLimits = { perNetwork: 500, inAll: 5_000 };

/** Browsers reconnect by themselves; programs need Retry-After. */
const COME_AGAIN = { 'retry-after': '60' };

const revisionEvent = (revision: number): string =>
  `id: ${revision}\nevent: revision\ndata: ${JSON.stringify({ revision })}\n\n`;

/** /releases/events: the revision at once, and each new one as server-sent events. */
export const releaseEvents: FastifyPluginAsync<{ source: RegistrySource; limits?: StreamLimits }> = async (
  app,
  { source, limits = LIMITS },
) => {
  const streams = new Set<ServerResponse>();
  const ofNetwork = new Map<string, number>();
  let counted = 0;
  /** Counts a stream from its request on, since many may be requested at once. */
  const count = (network: string, stream: ServerResponse) => {
    const own = ofNetwork.get(network) ?? 0;
    if (own >= limits.perNetwork)
      throw new HttpProblem(429, 'Too many streams are open from this address.', [], COME_AGAIN);
    if (counted >= limits.inAll) throw new HttpProblem(503, 'Too many streams are open.', [], COME_AGAIN);
    ofNetwork.set(network, own + 1);
    counted += 1;
    stream.once('close', () => {
      counted -= 1;
      const rest = (ofNetwork.get(network) ?? 1) - 1;
      if (rest === 0) ofNetwork.delete(network);
      else ofNetwork.set(network, rest);
    });
  };
  let isClosing = false;
  const write = (text: string) => {
    for (const stream of streams) stream.write(text);
  };
  const stop = source.onRevision((revision) => write(revisionEvent(revision)));
  const heartbeat = setInterval(write, HEARTBEAT_MS, ':\n\n').unref();

  // Open streams would keep the server from closing.
  app.addHook('preClose', async () => {
    isClosing = true;
    stop();
    clearInterval(heartbeat);
    for (const stream of streams) stream.end();
  });

  // Without a HEAD route, which would never end.
  app.get('/releases/events', { exposeHeadRoute: false }, async (request, reply) => {
    count(networkOf(request.ip), reply.raw);
    const { revision } = await source.current();
    reply.hijack();
    const stream = reply.raw;
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) stream.setHeader(name, value);
    }
    // Its reader may have gone while the registry was read.
    if (stream.destroyed) return;
    stream.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      connection: 'close',
    });
    stream.write(`retry: 3000\n${revisionEvent(revision)}`);
    if (isClosing) {
      stream.end();
      return;
    }
    streams.add(stream);
    stream.on('close', () => streams.delete(stream));
  });
};
