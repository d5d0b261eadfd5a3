import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Beginning } from './sessionQueries.ts';

/** Longer user agents name nothing more that anybody reads. */
const USER_AGENT_LENGTH = 400;

/** Where a session is begun that a request opens, and whether its browser renews it. */
export const beginningOf = (request: FastifyRequest, reply: FastifyReply): Beginning => ({
  address: request.ip,
  userAgent: userAgentOf(request),
  renewal: request.server.renewalCookie.grantFor(request, reply),
});

export const userAgentOf = ({ headers }: FastifyRequest): string =>
  (headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH);
