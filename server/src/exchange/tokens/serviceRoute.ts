import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { CallName } from '../../http/calls.ts';
import { serve, type Input, type Output } from '../../http/route.ts';
import { requireScope, serviceCaller, type ServiceCaller } from './serviceCaller.ts';

export interface ServiceRoute<Name extends CallName> {
  app: FastifyInstance;
  database: Database;
  /** The scope that a request needs; if absent, the handler checks it. */
  scope?: (params: Input<Name>['params']) => string;
  handle: (caller: ServiceCaller, input: Input<Name>) => Promise<Output<Name> | FastifyReply>;
  /** The handler reads and validates the body itself. */
  readsBody?: boolean;
  /** The maximum size of a body in bytes; default: same as for every call. */
  bodyLimit?: number;
}

/** Serves a call of the contract to systems with a service token; session tokens don't count (TOK-03). */
export const serviceRoute = <Name extends CallName>(
  name: Name,
  { app, database, scope, ...rest }: ServiceRoute<Name>,
): void =>
  serve(app, name, {
    ...rest,
    senderOf: (request) => serviceCaller(database, request),
    admit: scope && ((caller, params) => requireScope(caller, scope(params))),
  });
