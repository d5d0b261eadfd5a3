import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionOrigin } from './sessionQueries.ts';

/** Longer user agents add nothing useful. */
const USER_AGENT_LENGTH = 400;

/** The origin of the session that a request opens, whether its browser renews it, and how the break-glass account's use is audited. */
export const sessionOrigin = (request: FastifyRequest, reply: FastifyReply): SessionOrigin => ({
  address: request.ip,
  userAgent: userAgentOf(request),
  renewal: request.server.renewalCookie.grantFor(request, reply),
  noteBreakGlass: request.server.passwordSignIn.note,
});

export const userAgentOf = ({ headers }: FastifyRequest): string =>
  (headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH);
