import type { FastifyInstance } from 'fastify';
import { sendProblem, toProblem } from './problem.ts';

/** Answers whatever is thrown as a problem, and logs what is a fault of ours. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<Error>((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) request.log.error(error);
    return sendProblem(request, reply, problem);
  });
}
