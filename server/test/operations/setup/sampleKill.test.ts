import assert from 'node:assert/strict';
import path from 'node:path';
import { after, afterEach, describe, test } from 'node:test';
import type { SetupOperationAnswer, SetupState } from '#server/operations/setup/contract';
import { startPreparedPostgres } from '../../db/testing.ts';
import { tempFolder } from '../../tempFolder.ts';
import { addressOf, killStarted, runScript } from '../../testProcess.ts';

const PERSON = {
  firstName: 'Sky',
  lastName: 'Fiction',
  email: 'first@galley.example',
  password: 'quiet-ink-7',
  ownerPassword: 'owner-ink-7',
};

/** A server without a demo, in a process that can be killed. */
async function started(folder: string, databaseUrl: string | undefined) {
  const server = runScript('main.js', {
    env: {
      DATA_DIR: path.join(folder, 'data'),
      RELEASE_STORE: path.join(folder, 'store'),
      PORT: '0',
      DEMO: 'off',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
  });
  // The setup link is printed last.
  await server.says(' is ready: ');
  // The log follows.
  const said = await server.says('Server listening at ');
  assert.ok(said, server.output());
  return { server, url: addressOf(said) };
}

const send = async <T>(url: string, method: string, body?: object, token?: string): Promise<T> => {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  assert.equal(answer.status, 200, `${url}: ${await answer.clone().text()}`);
  return (await answer.json()) as T;
};

for (const engine of ['embedded', 'postgres'] as const) {
  describe(`A server that is killed while it loads sample data, on the ${engine} database`, () => {
    let stop = async (): Promise<unknown> => undefined;
    afterEach(killStarted);
    after(() => stop());

    test('leaves sample data that the next server finishes loading and can remove (FIRST-06)', async () => {
      const folder = tempFolder();
      const postgres = engine === 'postgres' ? await startPreparedPostgres('off') : undefined;
      stop = async () => postgres?.stop();
      const first = await started(folder, postgres?.url);
      const said = await first.server.says('/setup#');
      const [, code = ''] = /\/setup#([\w-]{43})/.exec(said ?? '') ?? [];
      const token = await send<string>(`${first.url}/account/setup`, 'POST', { ...PERSON, code });
      const operate = (url: string, Operation: string) =>
        send<SetupOperationAnswer>(`${url}/v1/setup`, 'POST', { Operation }, token);
      const read = (url: string) => send<SetupState>(`${url}/v1/setup`, 'GET', undefined, token);

      // Loading is quick: if the kill comes too late, the test starts over.
      let percent = 100;
      while (percent === 100) {
        await operate(first.url, 'removeSample');
        await operate(first.url, 'loadSample');
        do ({ percent } = (await read(first.url)).sample);
        while (percent === 0);
      }
      first.server.child.kill('SIGKILL');
      await first.server.ended();

      const next = await started(folder, postgres?.url);
      for (;;) {
        const { sample } = await read(next.url);
        assert.ok(sample.percent >= percent, `${sample.percent}%, ${percent}% before`);
        if (sample.state === 'loaded') break;
      }
      const { state } = await operate(next.url, 'removeSample');
      assert.deepEqual([state.sample.state, state.sample.mayLoad], ['none', true]);
    });
  });
}
