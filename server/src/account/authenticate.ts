import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { HttpProblem } from '../http/problem.ts';
import { findCaller } from './sessionQueries.ts';
import { tokenVerifier } from './token.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** Authenticates a request by its token and session, which must both be valid. */
export function authenticator(database: Database, secret: Uint8Array) {
  const verify = tokenVerifier(secret);
  const refuse = () =>
    new HttpProblem(401, 'Sign in to use this.', [], { 'www-authenticate': 'Bearer realm="galley"' });
  return async (request: FastifyRequest): Promise<Caller> => {
    const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    const claims = token === undefined ? undefined : await verify(token);
    if (claims === undefined) throw refuse();
    // Background requests of an unattended page don't keep the session alive (SIGN-02).
    const isUse = request.headers['x-unattended'] === undefined;
    const caller = await findCaller(database, claims, isUse);
    if (caller === undefined) throw refuse();
    return caller;
  };
}

/** The caller's employee type; null if nobody is signed in or the database isn't responding. */
export const employeeTypeIn = (app: FastifyInstance) => (request: FastifyRequest) =>
  app.authenticate(request).then(
    ({ employeeType }) => employeeType,
    () => null,
  );
