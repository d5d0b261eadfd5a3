import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Change, DeadLetter, Webhook } from '#server/exchange/changes/contract';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { isAllowed, targetsFor } from '#server/exchange/changes/targetAddress';
import { feedOf } from '../feed/testing.ts';
import { onOneServer } from '../../testing.ts';
import { addContact, startReceiver, type Received } from './testing.ts';

const OPS = 'ops@galley.example';
const SECRET = 'a secret that both know';
const changeIn = ({ body }: Received) => JSON.parse(body) as Change;

onOneServer(
  'A webhook',
  (server) => {
    const { tokenOf } = feedOf(server);
    const add = async (url: string) => {
      const { status, body } = await server.call<Webhook>('POST', '/v1/webhooks', {
        token: await tokenOf(),
        body: { url, resources: ['contacts'], secret: SECRET },
      });
      assert.equal(status, 200, JSON.stringify(body));
      return body;
    };
    const ask = async <T>(method: string, path: string) =>
      (await server.call<T>(method, path, { as: OPS })).body;
    const until = async (isSo: () => Promise<boolean>) => {
      while (!(await isSo())) await sleep(10);
    };

    for (const [what, secret, verifier] of [
      [
        'a key in base64',
        'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
        new StandardWebhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'),
      ],
      ['a text', SECRET, new StandardWebhook(SECRET, { format: 'raw' })],
    ] as const)
      test(`is verified by a library for Standard Webhooks, with a secret that is ${what} (CHG-04)`, async () => {
        const receiver = await startReceiver((_, count) => (count === 1 ? 500 : 204));
        const { body: webhook } = await server.call<Webhook>('POST', '/v1/webhooks', {
          token: await tokenOf(),
          body: { url: receiver.url, resources: ['contacts'], secret },
        });
        await addContact(server, `Standard Person ${what}`);
        await receiver.until(2);
        const ids = receiver.all.map(({ headers, body }) => {
          assert.equal(
            (verifier.verify(body, headers as Record<string, string>) as Change).resource,
            'contacts',
          );
          return headers['webhook-id'];
        });
        assert.equal(ids[0], ids[1], 'a repeat has the same id');
        await ask('DELETE', `/v1/webhooks/${webhook.id}`);
        await receiver.stop();
      });

    test('gets each later change once, signed with its secret (CHG-04)', async () => {
      const receiver = await startReceiver(() => 204);
      await addContact(server, 'Earlier Person');
      const webhook = await add(receiver.url);
      const id = await addContact(server, 'Hooked Person');
      await receiver.until(1);
      const [received] = receiver.all;
      assert.ok(received);
      const [, time = '', mac] =
        /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(received.headers['x-galley-signature'])) ?? [];
      assert.equal(createHmac('sha256', SECRET).update(`${time}.${received.body}`).digest('hex'), mac);
      assert.ok(Math.abs(Number(time) - Date.now() / 1000) < 60);
      const { resource, id: changed, operation, cursor } = changeIn(received);
      assert.deepEqual([resource, changed, operation], ['contacts', id, 'created']);
      assert.equal(received.headers['x-galley-delivery'], `${webhook.id}-${cursor}`);
      await until(async () =>
        (await ask<Webhook[]>('GET', '/v1/webhooks')).some(({ deliveredAt }) => deliveredAt !== null),
      );
      await addContact(server, 'Hooked Again', id);
      await receiver.until(2);
      assert.deepEqual(
        receiver.all.map((one) => changeIn(one).operation),
        ['created', 'changed'],
      );
      assert.equal(await ask('DELETE', `/v1/webhooks/${webhook.id}`), true);
      await receiver.stop();
    });

    test('that fails is retried, and the changes of a record stay in order (CHG-05)', async () => {
      // The first record's first two attempts fail.
      const receiver = await startReceiver((received, count) =>
        count <= 2 && changeIn(received).id === first ? 500 : 200,
      );
      let first = 0;
      const webhook = await add(receiver.url);
      first = await addContact(server, 'Slow Person');
      await addContact(server, 'Slow Changed', first);
      await receiver.until(4);
      const heard = receiver.all
        .filter((one) => changeIn(one).id === first)
        .map((one) => changeIn(one).operation);
      assert.deepEqual(heard, ['created', 'created', 'created', 'changed']);
      await ask('DELETE', `/v1/webhooks/${webhook.id}`);
      await receiver.stop();
    });

    test('that is paused sends nothing and loses nothing, and continues in order when resumed (CHG-07)', async () => {
      const receiver = await startReceiver(() => 204);
      const { id } = await add(receiver.url);
      const paused = await ask<Webhook>('POST', `/v1/webhooks/${id}/pause`);
      assert.deepEqual([paused.id, paused.paused], [id, true]);
      const contact = await addContact(server, 'Paused Person');
      await addContact(server, 'Paused Again', contact);
      const waiting = async () =>
        (await ask<Webhook[]>('GET', '/v1/webhooks')).find((one) => one.id === id)?.waiting;
      await until(async () => (await waiting()) === 2);
      // The other webhook's delivery comes after the changes that the paused webhook doesn't get.
      const other = await startReceiver(() => 204);
      await add(other.url);
      await addContact(server, 'Later Person');
      await other.until(1);
      assert.equal(receiver.all.length, 0);
      const resumed = await ask<Webhook>('POST', `/v1/webhooks/${id}/resume`);
      assert.equal(resumed.paused, false);
      await receiver.until(3);
      assert.deepEqual(
        receiver.all
          .map((one) => changeIn(one))
          .filter((change) => change.id === contact)
          .map(({ operation }) => operation),
        ['created', 'changed'],
      );
      assert.equal((await server.call('POST', '/v1/webhooks/999/pause', { as: OPS })).status, 404);
      for (const webhook of await ask<Webhook[]>('GET', '/v1/webhooks'))
        await ask('DELETE', `/v1/webhooks/${webhook.id}`);
      await receiver.stop();
      await other.stop();
    });

    test('that keeps failing leaves dead letters, which Operations sees and resends in order (CHG-05)', async () => {
      let isUp = false;
      const receiver = await startReceiver(() => (isUp ? 200 : 503));
      const webhook = await add(receiver.url);
      const id = await addContact(server, 'Dead Letter');
      await addContact(server, 'Dead Changed', id);
      const letters = () => ask<DeadLetter[]>('GET', `/v1/webhooks/${webhook.id}/dead-letters`);
      await until(async () => (await letters()).length === 1);
      const [letter] = await letters();
      assert.deepEqual(
        [letter?.resource, letter?.id, letter?.attempts, letter?.error],
        ['contacts', id, 4, 'the receiver answered 503'],
      );
      isUp = true;
      const before = receiver.all.length;
      assert.equal(await ask('POST', `/v1/webhooks/${webhook.id}/replay?cursor=1${letter?.cursor}`), 0);
      assert.equal(await ask('POST', `/v1/webhooks/${webhook.id}/replay?cursor=${letter?.cursor}`), 1);
      await receiver.until(before + 2);
      assert.deepEqual(
        receiver.all.slice(before).map((one) => changeIn(one).operation),
        ['created', 'changed'],
      );
      assert.deepEqual(await letters(), []);
      await ask('DELETE', `/v1/webhooks/${webhook.id}`);
      await receiver.stop();
    });

    test('belongs to its source: another one can neither see nor remove it; its address must be valid (CHG-03)', async () => {
      const webhook = await add('https://receiver.example/hook');
      const token = await feedOf(server, 'second').tokenOf();
      assert.deepEqual((await server.call('GET', '/v1/webhooks', { token })).body, []);
      assert.equal((await server.call('DELETE', `/v1/webhooks/${webhook.id}`, { token })).status, 404);
      for (const [url, status] of [
        ['ftp://receiver.example/', 400],
        ['http://', 422],
        ['https://user:secret@receiver.example/', 422],
      ] as const) {
        const body = { url, resources: ['contacts'], secret: SECRET };
        assert.equal((await server.call('POST', '/v1/webhooks', { token, body })).status, status, url);
      }
      assert.ok(
        !JSON.stringify((await server.call('GET', '/v1/webhooks', { as: OPS })).body).includes(SECRET),
      );
    });
  },
  { webhooks: { pollMs: 20, retryAfterS: [0, 0, 0] } },
);

test('a webhook can’t have a private address unless configured, and never a link-local one (CHG-06)', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '172.31.0.1',
    '100.64.0.1',
    '::1',
    'fd00::1',
    '::ffff:127.0.0.1',
  ])
    assert.deepEqual([isAllowed(address, 'public'), isAllowed(address, 'any')], [false, true], address);
  for (const address of [
    '169.254.169.254',
    'fe80::1',
    '0.0.0.0',
    '::',
    '255.255.255.255',
    '::ffff:169.254.169.254',
    // IPv4 in IPv6, which a gateway or an old kernel could route to this machine or its cloud.
    '::7f00:1',
    '2002:7f00:1::',
    '2002:a9fe:a9fe::1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a9fe:a9fe',
    '::ffff:0:127.0.0.1',
    '2001::1',
    '100:0:0:1::1',
  ])
    assert.deepEqual([isAllowed(address, 'public'), isAllowed(address, 'any')], [false, false], address);
  for (const address of ['9.9.9.9', '2620:fe::fe']) assert.equal(isAllowed(address, 'public'), true, address);
  assert.equal(targetsFor('https://galley.example'), 'public');
  assert.deepEqual(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'].map(targetsFor), [
    'any',
    'any',
    'any',
  ]);
});

/**
 * Addresses that IANA's registries of special-purpose addresses list as not globally reachable: RFC 6890 and its updates, IPv4 and IPv6,
 * as of 2026-11.
 */
const NOT_GLOBAL = [
  ['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.1.1', '172.16.0.1', '192.0.0.8', '192.0.2.1'],
  ['192.168.0.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '240.0.0.1', '255.255.255.255'],
  [
    '::1',
    '::',
    '::ffff:10.0.0.1',
    '64:ff9b:1::1',
    '100::1',
    '100:0:0:1::1',
    '2001::1',
    '2001:2::1',
    '2001:db8::1',
  ],
  ['2002::1', '3fff::1', '5f00::1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fec0::1', 'ff02::1'],
].flat();

test('a webhook can’t have an address outside the public internet (CHG-06)', () => {
  for (const address of NOT_GLOBAL) assert.equal(isAllowed(address, 'public'), false, address);
});
