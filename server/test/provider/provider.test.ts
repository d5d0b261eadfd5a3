import assert from 'node:assert/strict';
import { once } from 'node:events';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { answerOf, galleyClient } from '@galley/client';
import { readBack, sendAll } from '@galley/sample-provider/feed';
import { openStore } from '@galley/sample-provider/store';
import { catchUp } from '@galley/sample-provider/webhooks';
import type { Contact } from '#server/contacts/contract';
import type { ServiceTokenMade } from '#server/exchange/tokens/contract';
import { unchanged } from '../contacts/testing.ts';
import { send, signIn, startService } from '../durability/service.ts';
import { embeddedStore, postgresStore } from '../durability/store.ts';
import { assertFigures } from '../exchange/feed/plainFigures.ts';
import { share } from '../length.ts';
import { freePort } from '../db/testPostgres.ts';
import { root } from '../places.ts';
import { tempFolder } from '../tempFolder.ts';
import { killStarted, runScript } from '../testProcess.ts';
import { LAST_DAY } from '../exchange/tokens/lastDay.ts';

/** How often the provider or its Galley is killed; npm run test:long sets 20. */
const ROUNDS = Number(process.env.PROVIDER_KILLS ?? 2);
const BATCH = 5_000;
const SCRIPT = path.join(root, 'examples/provider/dist/main.js');

const tokenFor = async (url: string): Promise<string> => {
  const answer = await send(url, await signIn(url, 'ops@galley.example'), {
    method: 'POST',
    path: '/v1/service-tokens',
    body: {
      name: 'Sample',
      source: 'provider',
      scopes: ['feed:*', 'changes:read'],
      expiresOn: LAST_DAY,
    },
  });
  assert.equal(answer?.status, 200, JSON.stringify(answer));
  return (answer.body as ServiceTokenMade).secret;
};

describe('The sample provider next to a server with the demo', () => {
  after(killStarted);

  for (const openDatabase of share([postgresStore, embeddedStore]))
    test(`continues from Galley’s data, and neither loses nor duplicates anything if either is killed (${openDatabase.name}) (PROV-01, PROV-03)`, async () => {
      const [database, folder] = [await openDatabase(), tempFolder()];
      try {
        const env = { ...database.env, PORT: String(await freePort()), WEBHOOK_TARGETS: 'any' };
        let server = await startService({ env });
        const { url } = server;
        const token = await tokenFor(url);
        const startProvider = (port = 0) =>
          runScript(SCRIPT, {
            env: {
              GALLEY_URL: url,
              GALLEY_TOKEN: token,
              PROVIDER_DIR: folder,
              PORT: String(port),
              PUBLIC_URL: '',
              PACE_MS: '5',
              MOVES: '40',
            },
          });
        for (let round = 1; round <= ROUNDS; round += 1) {
          const provider = startProvider();
          assert.ok(await provider.says('fed orders'), provider.output());
          if (round === 1) {
            // A rep's change arrives by webhook.
            await renameContact(url, await signIn(url, 'rep@galley.example'));
            assert.ok(await provider.says('received contacts'), provider.output());
          }
          if (round % 2 === 0) {
            await server.kill();
            server = await startService({ env });
            const before = provider.output().length;
            while (!provider.output().slice(before).includes('fed orders'))
              await once(provider.child.stdout ?? provider.child, 'data');
          }
          const gone = once(provider.child, 'exit');
          provider.child.kill('SIGKILL');
          await gone;
        }
        // Another start sends what was pending; afterward both have the same records.
        const store = openStore(folder);
        const client = galleyClient({ baseUrl: url, token });
        await sendAll({ client, store });
        await catchUp(client, store);
        await sendAll({ client, store });
        const held = new Map(
          (await readBack(client)).map(([resource, record]) => [`${resource} ${record.externalId}`, record]),
        );
        for (const resource of ['companies', 'contacts', 'orders'] as const) {
          const own = store.all(resource);
          for (const { externalId, status } of own)
            assert.equal(held.get(`${resource} ${externalId}`)?.status, status, externalId);
          assert.equal([...held.keys()].filter((name) => name.startsWith(resource)).length, own.length);
          for (let from = 0; from < own.length; from += BATCH) {
            const records = own.slice(from, from + BATCH);
            const { unchanged: same, records: named } = await answerOf(
              client.POST('/v1/feed/{resource}', { params: { path: { resource } }, body: records as never }),
            );
            assert.deepEqual([same, named], [records.length, []]);
          }
        }
        assert.equal(store.all('contacts').filter(({ name }) => name === 'Renamed Here').length, 1);
        await server.stop();
        await database.inspect(assertFigures);
      } finally {
        await killStarted();
        await database.dispose();
      }
    });
});

/** Renames one of the provider's contacts, as a rep. */
async function renameContact(url: string, rep: string): Promise<void> {
  const found = await send(url, rep, { method: 'GET', path: '/v1/individuals?id=2' });
  const body = { ...unchanged(found?.body as Contact), IndividualName: 'Renamed Here' };
  const saved = await send(url, rep, { method: 'POST', path: '/v1/individuals', body });
  assert.equal(saved?.status, 200, JSON.stringify([found, saved]));
}
