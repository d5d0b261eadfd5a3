import type { ServerResponse } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import type { RegistrySource } from './registrySource.ts';

/** Keeps proxies from taking a quiet stream for a dead one. */
const HEARTBEAT_MS = 25_000;

const revisionEvent = (revision: number): string =>
  `id: ${revision}\nevent: revision\ndata: ${JSON.stringify({ revision })}\n\n`;

/** /releases/events: the revision at once, and each new one as server-sent events. */
export const releaseEvents: FastifyPluginAsync<{ source: RegistrySource }> = async (app, { source }) => {
  const streams = new Set<ServerResponse>();
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

  // A stream has no head of its own: asked for that alone it would never end.
  app.get('/releases/events', { exposeHeadRoute: false }, async (_request, reply) => {
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
