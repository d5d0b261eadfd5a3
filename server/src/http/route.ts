import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { calls, type CallName, type Calls } from '@galley/shared/contract/calls';
import type { Caller } from './caller.ts';
import { HttpProblem } from './problem.ts';

/** The longest body of a signed-in caller, in bytes. */
const BODY_LIMIT = 1_048_576;

type Part<Name extends CallName, Key extends string> =
  Calls[Name] extends Record<Key, infer Schema extends TSchema> ? Static<Schema> : undefined;

/** A call's validated parts. */
export interface Input<Name extends CallName> {
  body: Part<Name, 'body'>;
  query: Part<Name, 'querystring'>;
  params: Part<Name, 'params'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Output<Name extends CallName> = Static<Calls[Name]['response']>;
type Handled<Name extends CallName> = Promise<Output<Name> | FastifyReply>;

export const inputOf = <Name extends CallName>(
  request: FastifyRequest,
  reply: FastifyReply,
): Input<Name> => ({
  body: request.body as Part<Name, 'body'>,
  query: request.query as Part<Name, 'querystring'>,
  params: request.params as Part<Name, 'params'>,
  request,
  reply,
});

/** No HEAD for a file, which is generated for each download: its headers alone would cost as much. */
export const hasHead = (name: CallName): boolean => !('produces' in calls[name]);

/** The schemas by which a call is validated. */
export function schemaOf(name: CallName) {
  const { body, querystring, params, headers, response }: Partial<Record<string, TSchema>> = calls[
    name
  ] as object;
  return {
    ...(body === undefined ? {} : { body }),
    ...(querystring === undefined ? {} : { querystring }),
    ...(params === undefined ? {} : { params }),
    ...(headers === undefined ? {} : { headers }),
    ...(response === undefined ? {} : { response: { 200: response } }),
  };
}

/** A text is an answer in JSON too; Fastify would send it bare. */
const answered = async (reply: FastifyReply, result: Promise<unknown>): Promise<unknown> => {
  const value = await result;
  return typeof value === 'string'
    ? reply.type('application/json; charset=utf-8').send(JSON.stringify(value))
    : value;
};

/** EmployeeUID may name the caller alone, in whichever case; the token decides (VIS-07). */
function refuseOthers(request: FastifyRequest, caller: Caller): void {
  const { EmployeeUID: inBody } = (request.body ?? {}) as { EmployeeUID?: unknown };
  for (const claimed of [inBody, request.headers.employeeuid]) {
    if (typeof claimed === 'string' && claimed.toLowerCase() !== caller.uid) {
      throw new HttpProblem(403, 'EmployeeUID is not the signed-in employee.', [
        { field: 'EmployeeUID', message: 'is not the signed-in employee' },
      ]);
    }
  }
}

/**
 * Serves a call of the contract to signed-in employees.
 * @param authenticate finds the caller; only a call that accepts another permit than the bearer token needs its own
 */
export function route<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  handle: (caller: Caller, input: Input<Name>) => Handled<Name>,
  authenticate: (request: FastifyRequest) => Promise<Caller> = app.authenticate,
): void {
  const { method, path } = calls[name];
  app.route({
    method,
    url: path,
    exposeHeadRoute: hasHead(name),
    schema: schemaOf(name),
    bodyLimit: BODY_LIMIT,
    config: { readsBody: 'uploads' in calls[name] },
    // Nothing of the body is read before.
    onRequest: async (request) => {
      request.caller = await authenticate(request);
    },
    handler: async (request, reply) => {
      const { caller } = request;
      if (caller === null) throw new HttpProblem(401, 'Sign in first.');
      refuseOthers(request, caller);
      return answered(reply, handle(caller, inputOf<Name>(request, reply)));
    },
  });
}

/** Serves a call of the contract to everybody; also with a trailing slash, as the account service is addressed. */
export function openRoute<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  handle: (input: Input<Name>) => Handled<Name>,
): void {
  const { method, path } = calls[name];
  for (const url of [path, `${path}/`]) {
    app.route({
      method,
      url,
      exposeHeadRoute: hasHead(name),
      schema: schemaOf(name),
      handler: (request, reply) => answered(reply, handle(inputOf<Name>(request, reply))),
    });
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyInstance {
    /** The caller of a request's bearer token; throws a 401 problem. */
    authenticate: (request: FastifyRequest) => Promise<Caller>;
  }
}
