import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { answerOf, galleyClient, GalleyError, type Schemas } from '@galley/client';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { root } from '../places.ts';
import { onOneServer } from '../testing.ts';

const CLIENT = path.join(root, 'server/client');

describe('The typed client', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-client-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  test('has up-to-date types of the calls, which pnpm --filter @galley/client generate writes (HTTP-09)', () => {
    const file = path.join(folder, 'api.ts');
    const { status, stderr } = spawnSync(process.execPath, ['generate.mjs', file], {
      cwd: CLIENT,
      encoding: 'utf8',
    });
    assert.equal(status, 0, stderr);
    assert.ok(
      readFileSync(file, 'utf8') === readFileSync(path.join(CLIENT, 'src/api.ts'), 'utf8'),
      'The types are not today’s: npm run types && pnpm --filter @galley/client generate',
    );
  });
});

onOneServer('The typed client, with a server', (server) => {
  const signedIn = async (email: string) => {
    const client = galleyClient({ baseUrl: server.url() });
    await client.signIn(email, DEMO_PASSWORD);
    return client;
  };
  const refusal = async (call: Promise<unknown>): Promise<GalleyError> => {
    const error: unknown = await call.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    assert.ok(error instanceof GalleyError);
    return error;
  };

  test('signs in, reads a list and writes, each call typed by the contract (HTTP-09)', async () => {
    const client = await signedIn('ops@galley.example');
    const { Employees } = await answerOf(
      client.GET('/v1/people', { params: { query: { searchterm: 'robin' } } }),
    );
    const first: Schemas['ManagedEmployee'] | undefined = Employees[0];
    assert.equal(first?.EmployeeEmail, 'rep@galley.example');
    const { Record: added } = await answerOf(
      client.POST('/v1/account-owners', { body: { ID: 0, Name: 'From the Client' } }),
    );
    assert.equal(added.Version, 1);
    const isGone = await answerOf(
      client.DELETE('/v1/account-owners', { params: { query: { id: added.ID } } }),
    );
    assert.equal(isGone, true);
    // The compiler must refuse an unknown path, an unknown field, and a parameter for a call without parameters.
    // @ts-expect-error -- the API has no such path
    await client.GET('/v1/nothing');
    // @ts-expect-error -- Name must be a string
    await client.POST('/v1/account-owners', { body: { ID: 0, Name: 1 } });
    // @ts-expect-error -- this call has no query parameters
    await client.GET('/v1/sessions', { params: { query: { id: 1 } } });
  });

  test('throws the server’s reason for a refusal', async () => {
    const client = await signedIn('rep@galley.example');
    const forbidden = await refusal(answerOf(client.GET('/v1/people')));
    assert.equal(forbidden.status, 403);
    assert.match(forbidden.message, /Only Operations can manage people and settings/);
    const broken = await refusal(
      answerOf(
        client.POST('/v1/views', {
          body: { ID: 0, List: 'orders', Name: ' ', Query: '', Visibility: 'mine' },
        }),
      ),
    );
    assert.deepEqual(broken.problem?.errors, [{ field: 'Name', message: 'is required' }]);
    assert.match(broken.message, /Name: is required/);
    const wrong = galleyClient({ baseUrl: server.url() });
    assert.equal((await refusal(wrong.signIn('rep@galley.example', 'wrong'))).status, 400);
  });

  test('writes once if a write is repeated with its key', async () => {
    const client = await signedIn('ops@galley.example');
    const add = (key: string) =>
      client.POST('/v1/activity-types', {
        params: { header: { 'Idempotency-Key': key } },
        body: { ID: 0, Name: 'Added Once' },
      });
    const [one, other] = [await answerOf(add('client-key')), await answerOf(add('client-key'))];
    assert.equal(one.Record.ID, other.Record.ID);
    assert.equal((await add('another-key')).response.status, 422);
  });
});
