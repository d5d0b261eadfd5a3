import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Call, CallName, Calls } from './calls.ts';
import type { Caller } from './caller.ts';
import { HttpProblem } from './problem.ts';

/** The maximum body size for signed-in callers, in bytes. */
const BODY_LIMIT = 1_048_576;

type Part<Name extends CallName, Key extends string> =
  Calls[Name] extends Record<Key, infer Schema extends TSchema> ? Static<Schema> : undefined;

/** The validated parts of a request. */
export interface Input<Name extends CallName> {
  body: Part<Name, 'body'>;
  query: Part<Name, 'querystring'>;
  params: Part<Name, 'params'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Output<Name extends CallName> = Static<Calls[Name]['response']>;
type Handled<Name extends CallName> = Promise<Output<Name> | FastifyReply>;

const inputOf = <Name extends CallName>(request: FastifyRequest, reply: FastifyReply): Input<Name> => ({
  body: request.body as Part<Name, 'body'>,
  query: request.query as Part<Name, 'querystring'>,
  params: request.params as Part<Name, 'params'>,
  request,
  reply,
});

const callNamed = ({ calls }: FastifyInstance, name: CallName): Call => {
  const call: Call | undefined = calls[name];
  if (call === undefined) throw new Error(`No room has added the call ${name}.`);
  return call;
};

/** Downloads have no HEAD, because generating a file for its headers costs as much as the download. */
const hasHead = (call: Call): boolean => call.produces === undefined;

/** The schemas that a call is validated with. */
function schemaOf({ body, querystring, params, headers, response }: Call) {
  return {
    ...(body === undefined ? {} : { body }),
    ...(querystring === undefined ? {} : { querystring }),
    ...(params === undefined ? {} : { params }),
    ...(headers === undefined ? {} : { headers }),
    response: { 200: response },
  };
}

/** Returns text as JSON, too; Fastify would send it unquoted. */
const answered = async (reply: FastifyReply, result: Promise<unknown>): Promise<unknown> => {
  const value = await result;
  return typeof value === 'string'
    ? reply.type('application/json; charset=utf-8').send(JSON.stringify(value))
    : value;
};

/** EmployeeUID must be the caller's, ignoring case; the token decides (VIS-07). */
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

export interface Serving<Name extends CallName, Sender> {
  /** Finds the sender of a request, or throws a problem. Runs before the body is read. */
  senderOf: (request: FastifyRequest) => Promise<Sender>;
  /** Refuses a sender based on the validated path parameters. */
  admit?: ((sender: Sender, params: Input<Name>['params']) => void) | undefined;
  handle: (sender: Sender, input: Input<Name>) => Handled<Name>;
  /** The handler reads and validates the body itself. */
  readsBody?: boolean;
  /** The maximum body size, in bytes. */
  bodyLimit?: number | undefined;
}

/** Serves a call of the contract to senders that `senderOf` accepts. */
export function serve<Name extends CallName, Sender extends object>(
  app: FastifyInstance,
  name: Name,
  { senderOf, admit, handle, readsBody = false, bodyLimit = BODY_LIMIT }: Serving<Name, Sender>,
): void {
  const call = callNamed(app, name);
  const { method, path } = call;
  const { body, ...schema } = schemaOf(call);
  const senders = new WeakMap<FastifyRequest, Sender>();
  const known = (request: FastifyRequest): Sender => {
    const sender = senders.get(request);
    if (sender === undefined) throw new HttpProblem(401, 'Sign in first.');
    return sender;
  };
  app.route({
    method,
    url: path,
    exposeHeadRoute: hasHead(call),
    schema: body === undefined || readsBody ? schema : { ...schema, body },
    bodyLimit,
    config: { readsBody },
    onRequest: async (request) => {
      senders.set(request, await senderOf(request));
    },
    preHandler: async (request) => admit?.(known(request), request.params as Input<Name>['params']),
    handler: (request, reply) => answered(reply, handle(known(request), inputOf<Name>(request, reply))),
  });
}

/** Aborts when nobody waits for a response anymore. */
export function cancelSignal(reply: FastifyReply): AbortSignal {
  const canceled = new AbortController();
  reply.raw.once('close', () => canceled.abort());
  return canceled.signal;
}

/** Runs a call within the limits of its cost (RATE-01). */
async function limited<T>(
  app: FastifyInstance,
  name: CallName,
  { caller, reply }: { caller: Caller; reply: FastifyReply },
  work: () => Promise<T>,
): Promise<T> {
  const { cost } = callNamed(app, name);
  if (cost === undefined) return work();
  const leave = await app.enterCall(cost, caller.employeeId, cancelSignal(reply));
  try {
    return await work();
  } finally {
    leave();
  }
}

/**
 * Serves a call of the contract to signed-in employees.
 * @param authenticate finds the caller; only needed by calls that accept something other than the bearer token
 */
export const route = <Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  handle: (caller: Caller, input: Input<Name>) => Handled<Name>,
  authenticate: (request: FastifyRequest) => Promise<Caller> = app.authenticate,
): void =>
  serve(app, name, {
    senderOf: authenticate,
    async handle(caller, input) {
      refuseOthers(input.request, caller);
      return limited(app, name, { caller, reply: input.reply }, () => handle(caller, input));
    },
    readsBody: callNamed(app, name).uploads === true,
  });

/** Serves a call of the contract to anyone, and accepts the trailing slash that clients of the account service send. */
export function openRoute<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  handle: (input: Input<Name>) => Handled<Name>,
): void {
  const call = callNamed(app, name);
  const { method, path } = call;
  for (const url of [path, `${path}/`]) {
    app.route({
      method,
      url,
      exposeHeadRoute: hasHead(call),
      schema: schemaOf(call),
      handler: (request, reply) => answered(reply, handle(inputOf<Name>(request, reply))),
    });
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler reads the body and limits how long that may take. */
    readsBody?: boolean;
  }
  interface FastifyInstance {
    /** Finds the caller by the request's bearer token; throws a 401 problem. */
    authenticate: (request: FastifyRequest) => Promise<Caller>;
  }
}
