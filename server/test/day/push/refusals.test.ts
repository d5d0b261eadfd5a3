import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onOneServer, REP } from '../../testing.ts';
import { browserKeys } from './pushService.ts';

onOneServer(
  'The settings of notifications',
  (server) => {
    test('quiet hours have a beginning and an end, which differ (PUSH-06)', async () => {
      for (const [From, Until, field] of [
        ['22:00', '', 'Until'],
        ['', '07:00', 'From'],
        ['07:00', '07:00', 'Until'],
      ] as const) {
        const { status, body } = await server.call<{ errors?: { field: string }[] }>(
          'PUT',
          '/v1/inbox/quiet',
          {
            as: REP,
            body: { From, Until, Weekends: false },
          },
        );
        assert.deepEqual([status, body.errors?.map((error) => error.field)], [422, [field]]);
      }
    });

    test('the address of a push service begins with https, is public, and comes with a key (PUSH-08)', async () => {
      const { read: _, ...keys } = browserKeys();
      const turnOn = async (Endpoint: string, P256dh = keys.P256dh) => {
        const { status, body } = await server.call<{ errors?: { field: string }[] }>(
          'PUT',
          '/v1/push/device',
          {
            as: REP,
            body: { Endpoint, ...keys, P256dh },
          },
        );
        return [status, body.errors?.map(({ field }) => field)];
      };
      for (const endpoint of [
        'http://push.example.com/1',
        'https://127.0.0.1/1',
        'https://[::1]/1',
        'https://169.254.169.254/latest',
        'https://user:secret@push.example.com/1',
        'https://',
      ])
        assert.deepEqual(await turnOn(endpoint), [422, ['Endpoint']], endpoint);
      assert.deepEqual(await turnOn('file:///etc/passwd'), [400, ['Endpoint']]);
      const [address, noKey] = ['https://push.example.com/1', `B${'A'.repeat(86)}`];
      assert.deepEqual(await turnOn(address, noKey), [422, ['P256dh']]);
      assert.deepEqual(await turnOn(address), [200, undefined]);
    });
  },
  { env: () => ({ WEBHOOK_TARGETS: 'public' }) },
);
