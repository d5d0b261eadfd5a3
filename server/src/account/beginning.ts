import type { FastifyRequest } from 'fastify';
import type { Beginning } from './sessionQueries.ts';

/** Longer user agents name nothing more that anybody reads. */
const USER_AGENT_LENGTH = 400;

/** Where a session is begun that a request opens. */
export const beginningOf = ({ ip, headers }: FastifyRequest): Beginning => ({
  address: ip,
  userAgent: (headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
});
