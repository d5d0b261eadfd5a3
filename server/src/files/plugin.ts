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
    /** Whether records had files that were missing from FILES_STORE when the server last looked (OPS-61). */
    areFilesMissing: () => boolean;
    fileStore: FileStore;
  }
}
