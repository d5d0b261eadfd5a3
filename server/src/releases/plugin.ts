import fastifyPlugin from 'fastify-plugin';
import type { Storage } from '@galley/releases/storage/storage';
import { tokenSecret } from '../account/index.ts';
import { figureRoutes } from './figureRoutes.ts';
import { findingsIn, watchFindings } from './findings.ts';
import { reportRoute } from './reports.ts';
import { createReporting } from './reporting.ts';
import { releaseRoutes } from './routes.ts';
import { releaseServiceRoutes } from './serviceRoutes.ts';
import { watchReleases } from './watch.ts';

interface Options {
  storage: Storage;
  /** release.json of the host that's built beside the server. */
  hostFile?: string | undefined;
}

/** Releases of host and remotes: their state, operations, loads and figures. */
export const releasesRoom = fastifyPlugin<Options>(async (app, { storage, hostFile }) => {
  const { database } = app;
  const findings = findingsIn(storage, { hostFile });
  releaseRoutes(app, { database, storage, findings });
  releaseServiceRoutes(app, { database, storage });
  watchFindings(app, findings);
  const reporting = createReporting({ database, storage, secret: await tokenSecret(database) });
  reportRoute(app, { database, reporting });
  figureRoutes(app, { database, storage, reporting });
  watchReleases(app, database, storage);
});
