import type { FastifyInstance } from 'fastify';

interface Repeated {
  everyMs: number;
  work: () => Promise<unknown>;
  onError: (error: unknown) => void;
}

/**
 * Does something at intervals for as long as the server runs, never twice at once. A server that ends waits for what is under way.
 * @returns does it now, unless it is under way
 */
export function repeatedly(app: FastifyInstance, { everyMs, work, onError }: Repeated): () => void {
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, everyMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
  return run;
}
