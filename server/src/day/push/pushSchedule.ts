import type { FastifyInstance } from 'fastify';
import { repeatedly } from '../../common/repeatedly.ts';
import { createPusher, type Pushing } from './pusher.ts';

const EVERY_MS = 5_000;

/** Sends push notifications while the server runs; servers on one database share the work. */
export function startPushing(
  app: FastifyInstance,
  { now, ...pushing }: Omit<Pushing, 'onProblem'> & { now: () => Date },
): void {
  const onError = (error: unknown) => app.log.warn(error, 'devices were not notified');
  const pusher = createPusher(
    { ...pushing, onProblem: (problem) => app.log.warn(problem, 'a device was not notified') },
    onError,
  );
  // Close hooks run in reverse order, so nothing new starts while this one waits.
  app.addHook('onClose', () => pusher.settled());
  repeatedly(app, { everyMs: EVERY_MS, work: () => pusher.turn(now()), onError });
}
