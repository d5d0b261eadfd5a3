import type { FastifyInstance, FastifyReply } from 'fastify';
import type { TSchema } from 'typebox';
import { calls, type CallName } from '@galley/shared/contract/calls';
import type { Database } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import { hasHead, inputOf, schemaOf, type Input, type Output } from '../http/route.ts';
import { requireScope, serviceCaller, type ServiceCaller } from './serviceCaller.ts';

const BODY_LIMIT = 1_048_576;

interface ServiceRoute<Name extends CallName> {
  app: FastifyInstance;
  database: Database;
  /** What a token needs for a request; absent: the handler knows. */
  scope?: (params: Input<Name>['params']) => string;
  handle: (caller: ServiceCaller, input: Input<Name>) => Promise<Output<Name> | FastifyReply>;
  /** The handler reads and judges the body itself. */
  readsBody?: boolean;
}

/** Serves a call of the contract to systems that have a service token; a session's token is none (TOK-03). */
export function serviceRoute<Name extends CallName>(
  name: Name,
  { app, database, scope, handle, readsBody = false }: ServiceRoute<Name>,
): void {
  const { method, path } = calls[name];
  const { body, ...schema }: { body?: TSchema } = schemaOf(name);
  app.route({
    method,
    url: path,
    exposeHeadRoute: hasHead(name),
    schema: body === undefined || readsBody ? schema : { ...schema, body },
    bodyLimit: BODY_LIMIT,
    config: { readsBody },
    // Nothing of the body is read before.
    onRequest: async (request) => {
      request.service = await serviceCaller(database, request);
    },
    // Not before the parameters are known to be right.
    preHandler: async (request) => {
      if (request.service !== null && scope !== undefined)
        requireScope(request.service, scope(request.params as never));
    },
    handler: async (request, reply) => {
      if (request.service === null) throw new HttpProblem(401, 'This needs a service token.');
      return handle(request.service, inputOf<Name>(request, reply));
    },
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    service: ServiceCaller | null;
  }
  interface FastifyContextConfig {
    /** The handler reads the body, and says how long that may take. */
    readsBody?: boolean;
  }
}
