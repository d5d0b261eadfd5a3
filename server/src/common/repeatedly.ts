import type { FastifyInstance } from 'fastify';

interface Repeated {
  everyMs: number;
  work: () => Promise<unknown>;
  onError: (error: unknown) => void;
}

/**
 * Runs work at intervals while the server runs, never twice at once. A stopping server waits for work in progress.
 * @returns a function that runs it now, unless it's already running
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
