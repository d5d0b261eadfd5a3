import fastifyPlugin from 'fastify-plugin';
import { tokenSecret } from '../account/index.ts';
import type { Storage } from '@galley/releases/storage/storage';
import { auditRoutes } from './auditRoutes.ts';
import type { BackupFigures } from './backup/scheduled/figures.ts';
import { versionOf, type ServerConfig } from './settings.ts';
import { everythingRoute } from './everything/routes.ts';
import { healthRoute } from './health.ts';
import { startHousekeeping } from './housekeeping.ts';
import { setupOperationRoutes } from './setup/setupOperationRoutes.ts';
import { setupRoutes } from './setup/routes.ts';

interface Options extends Pick<
  ServerConfig,
  'app' | 'timeZone' | 'smtpUrl' | 'mailFrom' | 'files' | 'mailbox'
> {
  /** How long the reader of a download can pause. */
  slowestReaderMs?: number | undefined;
  storage: Storage;
  backups: BackupFigures | undefined;
}

/** Operations: cleanup, audit log, setup, the download of everything, and health. */
export const operationsRoom = fastifyPlugin<Options>(
  async (
    app,
    { app: page, timeZone, storage, backups, smtpUrl, mailFrom, files, mailbox, slowestReaderMs },
  ) => {
    const { database, today, areFilesMissing } = app;
    startHousekeeping(app, database);
    auditRoutes(app, database, timeZone);
    setupRoutes(app, database, await tokenSecret(database));
    setupOperationRoutes(app, { database, today, settings: { shell: page, smtpUrl, mailFrom } });
    everythingRoute(app, { database, today, store: files.store, slowestReaderMs });
    healthRoute(app, database, {
      storage,
      backups,
      mailbox,
      version: versionOf({ app: page }),
      areFilesMissing,
    });
  },
);
