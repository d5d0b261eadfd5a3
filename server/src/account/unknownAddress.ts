import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';
import { countRequest } from './rateLimit.ts';
import type { Database } from '../db/database.ts';

/**
 * Counts requests from a network for unknown secret addresses. Nobody can guess a 256-bit secret; this limits the cost of trying.
 * @param what the counter: one for calendar feeds, and one for links to order lines and quotes
 * @throws HttpProblem 429
 */
export const countUnknownAddress = (
  database: Database,
  what: 'calendar' | 'share',
  { ip }: FastifyRequest,
): Promise<void> => countRequest(database, [`${what}:address:${networkOf(ip)}`]);
