import { own } from '@galley/releases/common/own';
import { HOST } from '@galley/releases/record/hostRecord';
import { isBucket, openStore } from '@galley/releases/storage/openStore';
import { readRegistry } from '@galley/releases/registry/revisions';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { assets } from './assets.ts';
import { data } from './data.ts';
import { guide } from './guide.ts';
import { hostFiles } from './hostFiles.ts';
import { createHosts } from './hosts.ts';
import { installed } from './installed.ts';
import type { WebOptions } from './options.ts';
import { LOCAL_SOURCES } from './overrides.ts';
import { pages } from './pages.ts';
import { commonHeaders, pageHeaders } from './policy.ts';
import { policyReports } from './policyReports.ts';
import { createRegistrySource } from './registrySource.ts';
import { originsOf, OWN_BASES } from '../releases/index.ts';
import { releaseEvents } from './releaseEvents.ts';
import { withdrawals } from './withdrawals.ts';

/**
 * The web app: the host, the published remotes, the registry. To be registered at the root, beside the calls; what it
 * does not know it hands to the server's not-found handler. Its common headers go on every answer.
 */
export const web = fastifyPlugin(async (app: FastifyInstance, options: WebOptions) => {
  const {
    hostDist,
    releaseStore,
    config,
    currentConfig = async () => config,
    publicUrl,
    keysOf,
    employeeTypeOf,
    overrides = 'published',
    bases = OWN_BASES,
    proofOrigins = [],
    serviceWorker = 'on',
  } = options;
  const inBucket = isBucket(releaseStore);
  const storage = options.storage ?? (await openStore(releaseStore));
  // Without a registry that can be read there is nothing to serve.
  const { remotes } = await readRegistry(storage);
  const source = createRegistrySource({
    storage,
    isBucket: inBucket,
    bases,
    keysOf,
    onError: (error) => app.log.error(error, 'registry unreadable'),
  });
  app.addHook('onClose', async () => source.close());
  const hosts = createHosts({
    storage,
    source,
    dist: hostDist,
    onError: (error) => app.log.error(error, 'host unreadable'),
  });
  // Without a host there is no page: whoever starts the server is told.
  await hosts.of({ hostRelease: own(remotes, HOST) });

  const common = commonHeaders(publicUrl);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(common);
  });

  await app.register(hostFiles, { hosts });
  if (!inBucket) await app.register(assets, { releaseStore });
  await app.register(data, {
    source,
    currentConfig,
    version: config.version,
    employeeTypeOf,
    overrides: { policy: overrides, bases, whyWithdrawn: withdrawals(storage) },
  });
  await app.register(releaseEvents, { source });
  app.joinRevisions?.(source);
  await app.register(policyReports);
  await app.register(installed, { serviceWorker });
  const remoteSources = [...originsOf(bases), ...(overrides === 'localhost' ? LOCAL_SOURCES : [])];
  const headers = pageHeaders(config, remoteSources, proofOrigins);
  await app.register(guide, { headers });
  await app.register(pages, { hosts, source, currentConfig, headers });
});
