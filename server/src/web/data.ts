import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Config } from '@galley/shared/contract/config';
import { LoadReport } from '@galley/shared/contract/releases';
import type { RegistrySource } from './registrySource.ts';

const REPORT_LIMIT_BYTES = 2048;

/** What a page asks again while it is open: version, configuration and registry; and where it reports its loads. */
export const data: FastifyPluginAsyncTypebox<{ source: RegistrySource; config: Config }> = async (
  app,
  { source, config },
) => {
  app.get('/meta.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ version: config.version }),
  );
  app.get('/config.json', async (_request, reply) => reply.header('cache-control', 'no-store').send(config));
  app.get('/releases.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await source.current()),
  );
  app.post(
    '/releases/reports',
    { schema: { body: LoadReport }, bodyLimit: REPORT_LIMIT_BYTES },
    async (request, reply) => {
      request.log.info({ load: request.body }, 'remote load');
      return reply.code(204).send();
    },
  );
};
