import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '@galley/shared/contract/config';
import { integrityOf } from '@galley/releases/common/digest';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { promote } from '@galley/releases/operations/promote';
import { rollback } from '@galley/releases/operations/rollback';
import { addRelease, testHost, testHostRelease, testRelease } from '@galley/releases/testing/releases';
import type { WebOptions } from '#server/web/options';
import { web } from '#server/web/web';

export const testConfig = (change: Partial<Config> = {}): Config => ({
  version: '1.8.2',
  apiHost: '',
  exportHost: '',
  accountHost: '',
  timeZone: 'America/Denver',
  phone: '555-0100',
  links: {
    giftPortal: null,
    notePortal: null,
    reports: null,
    marketing: null,
    feedback: 'https://forms.example/?a=1&b=</script>',
    sendNote: null,
    sendGift: null,
    sendNomination: null,
  },
  social: [],
  ...change,
});

/** Where the server serves the files of the host below. */
export const HOST_ASSETS = `/host/${testHost().release}/assets`;

/** Writes a built host that isn't a release of the store. */
async function writeHost(dist: string): Promise<void> {
  const code = 'console.log(1)'.repeat(50);
  await mkdir(path.join(dist, 'assets'), { recursive: true });
  await mkdir(path.join(dist, 'maps'), { recursive: true });
  const published: Record<string, string | Buffer> = {
    'index.html':
      '<!doctype html><head><!--galley:watch--></head><body><div id="root"><!--galley:waiting--></div><!--galley:data--></body>',
    'assets/main.1.js': code,
    'assets/main.1.js.br': brotliCompressSync(code),
    'assets/signed-in.1.js': '',
    'assets/early.1.js': '',
  };
  const record = testHostRelease(testHost().release);
  const description = {
    ...record,
    files: Object.fromEntries(
      Object.entries(published).map(([name, content]) => [name, integrityOf(content)]),
    ),
    host: { ...record.host, early: 'assets/early.1.js', signedIn: ['assets/signed-in.1.js'] },
  };
  const files: Record<string, string | Buffer> = {
    ...published,
    'release.json': JSON.stringify(description),
    'assets/main.1.js.map': '{}',
    'maps/main.1.js.map': '{}',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(dist, name), content);
}

export interface TestWeb {
  app: FastifyInstance;
  store: string;
  /** Makes a release of orders the active one. */
  promoteOrders: (release: string) => Promise<void>;
  rollBackOrders: (reason: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The web plugin in front of a small host build and a store with two releases of orders, the first one active. */
export async function startWeb(options: Partial<WebOptions> = {}): Promise<TestWeb> {
  const folder = await mkdtemp(path.join(tmpdir(), 'galley-web-'));
  const [hostDist, store] = [path.join(folder, 'host'), path.join(folder, 'store')];
  await writeHost(hostDist);
  const storage = folderStorage(store);
  for (const release of ['A', 'B'])
    await addRelease(storage, testRelease('orders', release, { screen: { title: 'Orders' } }));
  await promote(storage, { by: 'test', host: testHost(), remotes: { orders: 'A' } });
  const app = fastify({ forceCloseConnections: true });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('application/problem+json').send({ status: 404 }),
  );
  app.get('/v1/known', async () => ({}));
  await app.register(web, {
    hostDist,
    releaseStore: store,
    config: testConfig(),
    keysOf: async () => new Map(),
    employeeTypeOf: async () => null,
    ...options,
  });
  return {
    app,
    store,
    async promoteOrders(release) {
      await promote(storage, { by: 'test', remotes: { orders: release } });
    },
    async rollBackOrders(reason) {
      await rollback(storage, { by: 'test', remote: 'orders', reason });
    },
    async close() {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}
