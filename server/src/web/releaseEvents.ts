import type { FastifyPluginAsync } from 'fastify';
import { type EventStream, eventStreams, LIMITS, revisionEvent, type StreamLimits } from '../day/index.ts';
import type { RegistrySource } from './registrySource.ts';

/** /releases/events: sends the current revision and each new one as server-sent events. */
export const releaseEvents: FastifyPluginAsync<{ source: RegistrySource; limits?: StreamLimits }> = async (
  app,
  { source, limits = LIMITS },
) => {
  const streams = eventStreams(app, limits);
  const readers = new Set<EventStream>();
  const stop = source.onRevision((revision) => {
    for (const reader of readers) reader.write(`id: ${revision}\n${revisionEvent(revision)}`);
  });
  app.addHook('preClose', async () => {
    stop();
  });

  // No HEAD route: it would never end.
  app.get('/releases/events', { exposeHeadRoute: false }, async (request, reply) => {
    streams.count(request, reply);
    const { revision } = await source.current();
    const stream = streams.begin(reply);
    if (stream === undefined) return;
    stream.write(`id: ${revision}\n${revisionEvent(revision)}`);
    readers.add(stream);
    stream.onClose(() => readers.delete(stream));
  });
};
