import fastifyPlugin from 'fastify-plugin';
import { exportRoutes } from './exports/routes.ts';
import { tieReorder } from './reorders/reorderedLine.ts';
import { reorderRoutes } from './reorders/routes.ts';
import { orderRoutes } from './routes.ts';
import { startFolding } from './search/upkeep.ts';
import { shareRoutes } from './shares/routes.ts';
import { revokeSharesOf } from './shares/shareQueries.ts';

interface Options {
  timeZone: string;
  publicUrl: string;
  /** Origins from which proofs can be loaded. */
  proofOrigins: readonly string[];
  /** How long a client may pause while it downloads an export; shorter in tests. */
  slowestReaderMs?: number | undefined;
}

/** Order lines: search, sheets, reorders and links for customers. */
export const ordersRoom = fastifyPlugin<Options>(async (app, options) => {
  const { database, today } = app;
  const endFolding = startFolding(database, (error) =>
    app.log.warn(error, 'indexing order lines failed; retrying'),
  );
  app.addHook('onClose', endFolding);
  app.activityTies.push(tieReorder);
  app.addressEndings.push(revokeSharesOf);
  orderRoutes(app, database, today);
  reorderRoutes(app, database, today);
  shareRoutes(app, { database, today, ...options });
  exportRoutes(app, { database, today, ...options });
});
