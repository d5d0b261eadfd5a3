import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Change, DeadLetter, Webhook } from '#server/exchange/changes/contract';
import { feedOf } from '../feed/testing.ts';
import { onOneServer } from '../../testing.ts';
import { addContact, startReceiver } from './testing.ts';

const OPS = 'ops@galley.example';

onOneServer(
  'A webhook whose receiver never responds',
  (server) => {
    test('becomes a dead letter after its last attempt; other receivers get theirs, and so does this one once it responds (CHG-05)', async () => {
      const { tokenOf } = feedOf(server);
      const add = async (url: string) => {
        const body = { url, resources: ['contacts'], secret: 'a secret that both know' };
        return (await server.call<Webhook>('POST', '/v1/webhooks', { token: await tokenOf(), body })).body;
      };
      let responds = false;
      const [silent, other] = [
        await startReceiver(() => (responds ? 204 : undefined)),
        await startReceiver(() => 204),
      ];
      const { id } = await add(silent.url);
      await add(other.url);
      const contact = await addContact(server, 'Unheard Person');
      await other.until(1);
      const letters = async () =>
        (await server.call<DeadLetter[]>('GET', `/v1/webhooks/${id}/dead-letters`, { as: OPS })).body;
      while ((await letters()).length === 0) await sleep(10);
      const [letter] = await letters();
      assert.deepEqual(
        [letter?.id, letter?.attempts, letter?.error],
        [contact, 2, 'no response within 0.5 s'],
      );
      const before = silent.all.length;
      responds = true;
      await server.call('POST', `/v1/webhooks/${id}/replay?cursor=${letter?.cursor}`, { as: OPS });
      await silent.until(before + 1);
      assert.equal((JSON.parse(silent.all.at(-1)?.body ?? '') as Change).id, contact);
      await silent.stop();
      await other.stop();
    });
  },
  { webhooks: { pollMs: 20, retryAfterS: [0], withinMs: 500 } },
);
