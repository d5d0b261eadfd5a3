import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import { foldingLag } from './orders/search/upkeep.ts';

/** GET /health: 200 when the database answers, with what order search has still to take in, else 503 (HTTP-05, SRCH-04). */
export function healthRoute(app: FastifyInstance, database: Database): void {
  app.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      const orderSearch = await foldingLag(database);
      return { status: 'ready', database: database.engine, orderSearch };
    } catch {
      return reply.code(503).send({ status: 'not ready', database: database.engine });
    }
  });
}
