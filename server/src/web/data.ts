import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Config } from '@galley/shared/contract/config';
import { requestedOverrides, withOverrides, type OverrideRules } from './overrides.ts';
import type { EmployeeTypeOf } from './options.ts';
import type { RegistrySource } from './registrySource.ts';

/** What an open page polls: version, configuration and registry. */
export const data: FastifyPluginAsyncTypebox<{
  source: RegistrySource;
  version: string;
  currentConfig: () => Promise<Config>;
  overrides: Omit<OverrideRules, 'find' | 'employeeType'>;
  employeeTypeOf: EmployeeTypeOf;
}> = async (app, { source, version, currentConfig, overrides, employeeTypeOf }) => {
  app.get('/meta.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ version }),
  );
  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await currentConfig()),
  );
  app.get('/releases.json', async (request, reply) => {
    const rules = { ...overrides, find: source.record, employeeType: () => employeeTypeOf(request) };
    const registry = await withOverrides(await source.current(), requestedOverrides(request.query), rules);
    return reply.header('cache-control', 'no-store').send(registry);
  });
};
