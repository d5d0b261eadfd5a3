import type { FastifyInstance } from 'fastify';
import { CALLS, pathOf } from './path.ts';
import { HttpProblem, sendProblem } from './problem.ts';

/** A route's path as a pattern: each parameter stands for one segment. */
const patternOf = (url: string) =>
  new RegExp(`^${url.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+')}$`);

/**
 * Handles unmatched requests: 405 with Allow if only the method is wrong for a call's address, otherwise 404. Install it before the routes.
 */
export function installNotFound(app: FastifyInstance): void {
  const routes: { method: string; pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    // Only calls have a hint for a wrong method.
    if (CALLS.test(url))
      routes.push(...[method].flat().map((one) => ({ method: one, pattern: patternOf(url) })));
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const allowed = new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
    const problem =
      allowed.size === 0
        ? new HttpProblem(404, 'There is nothing at this address.')
        : new HttpProblem(405, `${request.method} isn’t allowed here.`, [], {
            allow: [...allowed].sort().join(', '),
          });
    return sendProblem(request, reply, problem);
  });
}
