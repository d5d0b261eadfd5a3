import type { FastifyInstance, FastifyReply } from 'fastify';
import { isOperations } from '@galley/shared/domain/employeeTypes';
import type { Caller } from './caller.ts';
import type { CallName } from './calls.ts';
import { HttpProblem } from './problem.ts';
import { route, type Input, type Output } from './route.ts';

/** Serves calls of the contract to employees of type Operations; everyone else gets 403 with a reason. */
export const operationsRoutes =
  (app: FastifyInstance, refusal: string) =>
  <Name extends CallName>(
    name: Name,
    handle: (caller: Caller, input: Input<Name>) => Promise<Output<Name> | FastifyReply>,
  ): void =>
    route(app, name, async (caller, input) => {
      if (!isOperations(caller.employeeType)) throw new HttpProblem(403, refusal);
      return handle(caller, input);
    });
