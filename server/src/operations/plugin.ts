import fastifyPlugin from 'fastify-plugin';
import { tokenSecret } from '../account/index.ts';
import type { Storage } from '@galley/releases/storage/storage';
import { auditRoutes } from './auditRoutes.ts';
import type { BackupFigures } from './backup/scheduled/figures.ts';
import { versionOf, type ServerConfig } from './settings.ts';
import { healthRoute } from './health.ts';
import { keepTidy } from './housekeeping.ts';
import { setupRoutes } from './setup/routes.ts';

interface Options extends Pick<ServerConfig, 'app' | 'timeZone' | 'mailbox'> {
  storage: Storage;
  backups: BackupFigures | undefined;
}

/** What runs the server by night: tidying up, the audit trail, and its health. */
export const operationsRoom = fastifyPlugin<Options>(
  async (app, { app: page, timeZone, storage, backups, mailbox }) => {
    const { database, areFilesMissing } = app;
    keepTidy(app, database);
    auditRoutes(app, database, timeZone);
    setupRoutes(app, database, await tokenSecret(database));
    healthRoute(app, database, {
      storage,
      backups,
      mailbox,
      version: versionOf({ app: page }),
      areFilesMissing,
    });
  },
);
