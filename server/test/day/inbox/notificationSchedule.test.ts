import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database';
import { startNotificationSchedule } from '#server/day/inbox/notificationSchedule';
import { TEST_ZONE } from '../../db/testing.ts';

test('customer notifications are sent even if watched views can’t be read, and vice versa (INBOX-60)', async () => {
  mock.timers.enable({ apis: ['setInterval'] });
  try {
    for (const broken of ['order_change', 'customer_change']) {
      const asked: string[] = [];
      const warned: unknown[] = [];
      const error = new Error(`${broken} can't be read`);
      const database = {
        async query({ text }: { text: string }) {
          const table = /FROM (\w+)/.exec(text)?.[1] ?? '';
          asked.push(table);
          if (table === broken) throw error;
          return [];
        },
      } as unknown as Database;
      const closing: (() => Promise<void>)[] = [];
      const app = {
        log: { warn: (told: unknown) => warned.push(told) },
        addHook: (_name: string, work: () => Promise<void>) => closing.push(work),
      } as unknown as FastifyInstance;
      const mailer = { send: async () => undefined };
      startNotificationSchedule(app, database, {
        now: () => new Date(),
        timeZone: TEST_ZONE,
        mailer,
        publicUrl: '',
      });
      mock.timers.tick(5_000);
      await Promise.all(closing.map((work) => work()));
      assert.deepEqual(asked.sort(), ['customer_change', 'order_change']);
      assert.deepEqual(warned, [error]);
    }
  } finally {
    mock.timers.reset();
  }
});
