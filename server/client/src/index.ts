import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { components, paths } from './api.ts';

export type { components, operations, paths } from './api.ts';

/** The contract's records by name: `Schemas['Activity']`. */
export type Schemas = components['schemas'];
type Problem = Schemas['Problem'];

/** A failed call, with the server's problem details. */
export class GalleyError extends Error {
  readonly status: number;
  /** Undefined if something other than Galley responded, such as a proxy. */
  readonly problem: Problem | undefined;

  constructor(status: number, problem: Problem | undefined) {
    const fields = problem?.errors?.map(({ field, message }) => `${field}: ${message}`).join('; ');
    super(
      `${status}: ${problem?.detail ?? problem?.title ?? 'no reason was given'}${fields ? ` (${fields})` : ''}`,
    );
    this.name = 'GalleyError';
    this.status = status;
    this.problem = problem;
  }
}

export interface ClientOptions {
  /** The server's address, such as 'https://galley.example'. */
  baseUrl: string;
  /** A service token, or the token of an earlier sign-in; `signIn` sets it, too. */
  token?: string;
  /** Replaces the platform's `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

export interface GalleyClient extends Client<paths> {
  /**
   * Signs in; later calls send the token.
   * @throws GalleyError 400 for wrong credentials, 401 if a second step is needed, 403 if passwords are turned off, 429
   */
  signIn(email: string, password: string): Promise<void>;
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'status' in value && 'title' in value;

/**
 * Returns the data of a call: `await answerOf(client.GET('/v1/palette', …))`.
 * @throws GalleyError if the call failed
 */
export async function answerOf<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Exclude<Data, undefined>> {
  const { data, error, response } = await call;
  if (response.ok) return data as Exclude<Data, undefined>;
  throw new GalleyError(response.status, isProblem(error) ? error : undefined);
}

/**
 * Creates a client with a typed method for each HTTP method. Every write gets its own Idempotency-Key, unless you pass one: to repeat a
 * write, pass the same key again.
 */
export function galleyClient({ baseUrl, token, ...options }: ClientOptions): GalleyClient {
  let current = token;
  const client = createClient<paths>({ baseUrl, ...options });
  const headers: Middleware = {
    onRequest({ request }) {
      if (current !== undefined) request.headers.set('Authorization', `Bearer ${current}`);
      if (request.method !== 'GET' && !request.headers.has('Idempotency-Key'))
        request.headers.set('Idempotency-Key', crypto.randomUUID());
      return request;
    },
  };
  client.use(headers);
  return {
    ...client,
    async signIn(email, password) {
      current = await answerOf(client.POST('/account/login', { body: { email, password } }));
    },
  };
}
