import type { FastifyInstance } from 'fastify';
import { createPusher, type Pushing } from './pusher.ts';

const EVERY_MS = 5_000;

/** Sends what waits for devices for as long as the server runs; servers on one database share the work. */
export function keepPushing(
  app: FastifyInstance,
  { now, ...pushing }: Omit<Pushing, 'onProblem'> & { now: () => Date },
): void {
  const onError = (error: unknown) => app.log.warn(error, 'devices were not told');
  const pusher = createPusher(
    { ...pushing, onProblem: (problem) => app.log.warn(problem, 'a device was not told') },
    onError,
  );
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= pusher
      .turn(now())
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }, EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
    await pusher.settled();
  });
}
