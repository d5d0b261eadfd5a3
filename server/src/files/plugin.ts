import fastifyPlugin from 'fastify-plugin';
import type { FileStore } from './addFile.ts';
import { recordFileRoutes } from './routes.ts';
import type { FileSettings } from './settings.ts';

interface Options {
  files: FileSettings;
  dataDir: string;
  slowestSenderMs: number;
}

/** Files attached to activities, contacts and companies. */
export const filesRoom = fastifyPlugin<Options>(
  async (app, { files: settings, dataDir, slowestSenderMs }) => {
    const { database } = app;
    app.decorate(
      'areFilesMissing',
      await recordFileRoutes(app, { database, settings, dataDir, slowestSenderMs }),
    );
  },
);

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether records have files that are missing from FILES_STORE (OPS-61). */
    areFilesMissing: () => Promise<boolean>;
    fileStore: FileStore;
  }
}
