import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';
import { countRequest } from './rateLimit.ts';
import type { Database } from '../db/database.ts';

/**
 * Counts that a network asked for an address of which there is none, where the address is the permit. A secret of 256 bits is not guessed;
 * whoever tries costs little.
 * @param what of the counter: calendar feeds and links to order lines have one each
 * @throws HttpProblem 429
 */
export const countUnknownAddress = (
  database: Database,
  what: 'calendar' | 'share',
  { ip }: FastifyRequest,
): Promise<void> => countRequest(database, [`${what}:address:${networkOf(ip)}`]);
