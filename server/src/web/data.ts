import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Config } from '@galley/shared/contract/config';
import type { RegistrySource } from './registrySource.ts';

/** What a page asks again while it is open: version, configuration and registry. */
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
};
