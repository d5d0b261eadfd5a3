import type { FastifyInstance } from 'fastify';
import { sendProblem, toProblem } from './problem.ts';

/** Turns everything thrown into a problem response, and logs internal errors. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<Error>((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) request.log.error(error);
    return sendProblem(request, reply, problem);
  });
}
