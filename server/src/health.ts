import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { Database } from './db/database.ts';

/** GET /health: 200 when the database answers, else 503 (HTTP-05). */
export function healthRoute(app: FastifyInstance, database: Database): void {
  app.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      await database.query(sql`SELECT 1`);
      return { status: 'ready', database: database.engine };
    } catch {
      return reply.code(503).send({ status: 'not ready', database: database.engine });
    }
  });
}
