import { own } from '@galley/releases/common/own';
import { HOST } from '@galley/releases/record/hostRecord';
import { isBucket } from '@galley/releases/storage/bucket';
import { openStore } from '@galley/releases/storage/openStore';
import { readRegistry } from '@galley/releases/registry/revisions';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { commonHeaders } from '../http/commonHeaders.ts';
import { assets } from './assets.ts';
import { data } from './data.ts';
import { guide } from './guide.ts';
import { hostFiles } from './hostFiles.ts';
import { createHosts } from './hosts.ts';
import { pwaFiles } from './pwaFiles.ts';
import type { WebOptions } from './options.ts';
import { LOCAL_SOURCES } from './overrides.ts';
import { pages } from './pages.ts';
import { pageHeaders } from './policy.ts';
import { policyReports } from './policyReports.ts';
import { createRegistrySource } from './registrySource.ts';
import { originsOf, OWN_BASES } from '../releases/index.ts';
import { releaseEvents } from './releaseEvents.ts';
import { withdrawals } from './withdrawals.ts';

/**
 * The web app: the host, the published remotes and the registry. Register it at the root, next to the calls. It leaves unknown addresses to
 * the server's not-found handler and adds its common headers to every response.
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
  // Fail at startup if the registry can't be read: there's nothing to serve.
  const { revision, remotes } = await readRegistry(storage);
  const source = createRegistrySource({
    storage,
    isBucket: inBucket,
    bases,
    keysOf,
    onError: (error) => app.log.error(error, 'could not read the registry'),
  });
  app.addHook('onClose', async () => source.close());
  const hosts = createHosts({
    storage,
    source,
    dist: hostDist,
    onError: (error) => app.log.error(error, 'could not read the host'),
  });
  // Fail at startup if there's no host, since there are no pages without it.
  await hosts.of({ revision, hostRelease: own(remotes, HOST) });

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
  await app.register(pwaFiles, { serviceWorker });
  const remoteSources = [...originsOf(bases), ...(overrides === 'localhost' ? LOCAL_SOURCES : [])];
  const headers = pageHeaders(config, remoteSources, proofOrigins);
  await app.register(guide, { headers });
  await app.register(pages, { hosts, source, currentConfig, headers });
});
